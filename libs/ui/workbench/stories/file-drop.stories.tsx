import { FileDrop } from '@tandem/ui/file-drop';
import { ImageUp } from 'lucide-react';
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
    'Other words for a finger': () => (
      <FileDrop {...shared} touchText="Choose your resume">
        {words}
      </FileDrop>
    ),
    'With an error': () => (
      <FileDrop {...shared} errorMessage="That is no PDF.">
        {words}
      </FileDrop>
    ),
    Uploading: () => (
      <FileDrop {...shared} isPending pendingText="Your file is on its way">
        {words}
      </FileDrop>
    ),
    'Long words': () => (
      <FileDrop {...shared} hint="PDF, Word, OpenDocument or plain text, 10 MB at most, no more than 20 pages">
        Drop the resume-of-a-very-long-name-without-any-break-at-all-final-version-3.pdf here or choose a file
      </FileDrop>
    ),
    'With an icon of its own': () => (
      <FileDrop {...shared} icon={<ImageUp />}>
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
