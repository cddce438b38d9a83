import { Wrap } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useNavigate } from 'react-router';
import { browser } from '../browser/browser';
import { config } from '../app/config';
import { emptyPrompt, type Prompt } from '../search/prompt';
import { promptAddress } from '../search/prompt-address';
import { SearchForm } from '../search/search-form';
import { useText } from '../language/text';
import type { Side } from './side';
import { Statistics } from './statistics';
import styles from './try-part.module.css';

/** The search that needs no account, beside the numbers of today. It is carried out where candidates search. */
export const TryPart = ({ side }: { side: Side }) => {
  const t = useText();
  const navigate = useNavigate();
  const search = (prompt: Prompt): void => {
    const address = promptAddress(prompt);
    if (side === 'candidate') void navigate(address);
    else browser.replace(config().urls.candidate + address);
  };
  return (
    <section className={styles.band}>
      <Wrap className={styles.inner}>
        <div data-ground="deep">
          <h2 className={styles.title}>{t(`home.try.title.${side}`)}</h2>
          <Text tone="soft" className={styles.text}>
            {t(`home.try.text.${side}`)}
          </Text>
          <Statistics />
        </div>
        <div>
          <SearchForm values={emptyPrompt} credits={undefined} isSearching={false} onSearch={search} />
          <div data-ground="deep">
            <Text size="small" tone="soft" className={styles.limit}>
              {t('home.try.limit')}
            </Text>
          </div>
        </div>
      </Wrap>
    </section>
  );
};
