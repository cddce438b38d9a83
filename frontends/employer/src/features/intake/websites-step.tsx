import type { Websites } from '@tandem/contracts/entities/company';
import { websiteKinds, type WebsiteKind } from '@tandem/domain/company';
import { requiredError, urlError, withHttps } from '@tandem/domain/fields';
import { Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useChangeAccountMutation } from '@tandem/web-kit/company/company.api';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { StepForm } from './step-form';

type Fields = { websites: Record<WebsiteKind, string> };

const ruleOf = (kind: WebsiteKind) => (value: string) => (kind === 'home' ? requiredError(value) : null) ?? urlError(withHttps(value));

/** Step 3: where the company is found. */
export const WebsitesStep = ({ websites, onBack, onNext }: { websites: Websites; onBack: () => void; onNext: () => void }) => {
  const t = useText();
  const [save] = useChangeAccountMutation();
  const saved = {
    websites: {
      home: websites.home ?? '',
      careers: websites.careers ?? '',
      aboutUs: websites.aboutUs ?? '',
      other: websites.other ?? '',
    },
  };
  const form = useForm<Fields>({ ...formMode, defaultValues: saved });
  const send = async ({ websites: typed }: Fields): Promise<void> => {
    const complete = Object.fromEntries(websiteKinds.map((kind) => [kind, withHttps(typed[kind]) || null]));
    await save({ body: { websites: complete } }).unwrap();
    onNext();
  };
  return (
    <StepForm name="company:websites" form={form} saved={saved} send={send} onBack={onBack}>
      <Stack>
        {websiteKinds.map((kind) => (
          <FormField key={kind} control={form.control} name={`websites.${kind}`} rule={ruleOf(kind)}>
            {({ onBlur, onChange, ...field }) => (
              <TextField
                {...field}
                type="url"
                inputMode="url"
                isRequired={kind === 'home'}
                label={t(`company.website.${kind}`)}
                placeholder="https://"
                onChange={onChange}
                onBlur={() => {
                  onChange(withHttps(field.value));
                  onBlur();
                }}
              />
            )}
          </FormField>
        ))}
      </Stack>
    </StepForm>
  );
};
