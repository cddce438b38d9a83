import { config } from '../app/config';
import { useText } from '../language/text';
import { useTitle } from '../app/title';
import { FeaturesPart } from './features-part';
import { HeroPart } from './hero-part';
import styles from './home-page.module.css';
import { MatchesPart } from './matches-part';
import { PartnerStrip } from './partner-strip';
import { QuestionsPart } from './questions-part';
import { ResumePart } from './resume-part';
import { TryPart } from './try-part';

/** The front door of both apps, for whoever is not signed in. */
const HomePage = () => {
  useTitle(useText()('home.title'));
  const side = config().app === 'employer' ? 'employer' : 'candidate';
  return (
    <div className={styles.home}>
      <HeroPart side={side} />
      <PartnerStrip />
      <TryPart side={side} />
      <MatchesPart />
      <ResumePart />
      <FeaturesPart />
      <QuestionsPart side={side} />
    </div>
  );
};

export default HomePage;
