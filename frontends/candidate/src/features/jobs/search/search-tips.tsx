import { useText } from '@tandem/web-kit/language/text';
import { Check } from 'lucide-react';
import styles from './search-tips.module.css';

const tips = ['search.tips.work', 'search.tips.terms', 'search.tips.not'] as const;

/** What a sentence may hold, for who has not searched yet. */
export const SearchTips = () => {
  const t = useText();
  return (
    <section aria-labelledby="search-tips">
      <h2 id="search-tips" className={styles.title}>
        {t('search.tips')}
      </h2>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <Check size={18} aria-hidden />
            {t(tip)}
          </li>
        ))}
      </ul>
    </section>
  );
};
