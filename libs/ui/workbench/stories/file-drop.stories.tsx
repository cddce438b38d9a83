import { FileDrop } from '@tandem/ui/file-drop';
import type { Stories } from '../story';

const shared = {
  acceptedTypes: ['application/pdf'],
  maxSize: 10_000_000,
  onSelect: () => undefined,
  onRefuse: () => undefined,
  hint: 'PDF, 10 MB at most',
};
const words = (
  <>
    <strong>Drop your resume here</strong> or choose a file
  </>
);

export default {
  title: 'File drop',
  group: 'Fields',
  states: {
    Waiting: () => <FileDrop {...shared}>{words}</FileDrop>,
    'With an error': () => (
      <FileDrop {...shared} errorMessage="That is no PDF.">
        {words}
      </FileDrop>
    ),
    Disabled: () => (
      <FileDrop {...shared} isDisabled>
        {words}
      </FileDrop>
    ),
  },
} satisfies Stories;
