import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { fileLimits, textLimits } from '@tandem/domain/limits';
import { FileDrop } from '@tandem/ui/file-drop';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import type { useSourceForm } from './source-form';
import type { useSource } from './use-source';
import styles from './source-input.module.css';

type Props = {
  vacancy: Vacancy;
  form: ReturnType<typeof useSourceForm>;
  source: ReturnType<typeof useSource>;
  onSubmit: () => void;
};

const FileInput = ({ vacancy, source }: Pick<Props, 'vacancy' | 'source'>) => {
  const t = useText();
  // A file that could not be read is none that can be replaced.
  const given = vacancy.sourceType === 'UPLOAD' && source.isRead && vacancy.source;
  return (
    <FileDrop
      acceptedTypes={['application/pdf']}
      // The hint names the limit; the server enforces it.
      maxSize={Infinity}
      hint={t('wizard.source.pdf_hint', { megabytes: fileLimits.pdf / 1024 / 1024 })}
      errorMessage={source.refusal}
      isDisabled={source.isBusy}
      onSelect={(file) => void source.send({ source: 'UPLOAD' }, file)}
      onRefuse={() => source.refuse(t('error.pdf_only'))}
      touchText={given ? t('wizard.source.choose_other', { name: given }) : t('wizard.source.choose')}
    >
      {given ? t('wizard.source.replace', { name: given }) : t('wizard.source.drop')}
    </FileDrop>
  );
};

const leadTo = (words: HTMLElement | null): void => words?.scrollIntoView({ block: 'nearest' });

/** Below a long text, where it is not seen on a phone unless one is led there. */
const Refusal = ({ children }: { children: string }) => (
  <span role="alert" className={styles.refusal} ref={leadTo}>
    {children}
  </span>
);

/** The place for a PDF, an address or a text. */
export const SourceInput = ({ vacancy, form, source, onSubmit }: Props) => {
  const t = useText();
  const { kind, url, text, problem, setUrl, completeUrl, setText } = form;
  if (kind === 'UPLOAD') return <FileInput vacancy={vacancy} source={source} />;
  const refusal = problem ?? source.refusal;
  const shared = { isRequired: true, isDisabled: source.isBusy, errorMessage: refusal && <Refusal>{refusal}</Refusal> };
  if (kind === 'TEXT') {
    return (
      <TextAreaField
        {...shared}
        rows={14}
        label={t('wizard.source.text')}
        description={t('wizard.source.text_hint')}
        maxLength={textLimits.source}
        value={text}
        onChange={setText}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type="url"
      inputMode="url"
      label={t('wizard.source.url')}
      description={t('wizard.source.url_hint')}
      placeholder="https://"
      value={url}
      onChange={setUrl}
      onBlur={completeUrl}
      onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
    />
  );
};
