import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import type { Ref } from 'react';
import { ReadAfterAll } from './read-after-all';
import { useReadingQuery } from './wizard.api';

type Props = { vacancy: Vacancy; onChoose: (key: string) => void; ref: Ref<HTMLDivElement> };

/** Why the source could not be read; where it describes several vacancies, which one it is. */
export const ReadProblem = ({ vacancy, onChoose, ref }: Props) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  // Whoever has pasted the text is not asked to paste it.
  const isPasted = vacancy.sourceType === 'TEXT';
  const isWrong = vacancy.flags.readStatus === 'ERROR';
  const { data: kept, isFetching } = useReadingQuery({ params: { id: vacancy.id } }, { skip: !isWrong });
  if (!isWrong) return null;
  // What was wrong with the source before is not what is wrong with this one.
  const data = isFetching ? undefined : kept;
  if (data?.error === 'several_vacancies' && data.choices.length > 0) {
    return (
      <div ref={ref} tabIndex={-1}>
        <Card as="section">
          <CardHead title={t('vacancyReading.error.several_vacancies')} />
          <Stack gap={2}>
            {data.choices.map(({ key, title, city }) => (
              <Button key={key} isBlock onPress={() => onChoose(key)}>
                {[title, city].filter(Boolean).join(', ')}
              </Button>
            ))}
          </Stack>
        </Card>
      </div>
    );
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="danger" role="alert" title={t('wizard.read_error_message')}>
        {data?.error && ((isPasted && textIfAny(`vacancyReading.pasted.${data.error}`)) || t(`vacancyReading.error.${data.error}`))}
        {data && <ReadAfterAll parts={data.parts} />}
        {data && vacancy.title && <Text>{t('wizard.replace.failed')}</Text>}
      </Banner>
    </div>
  );
};
