import { business } from './business';
import { care } from './care';
import { creative } from './creative';
import { dataAndAi } from './data-and-ai';
import { frameworks } from './frameworks';
import { general } from './general';
import { industry } from './industry';
import { infrastructure } from './infrastructure';
import { languages } from './languages';
import { moreIt } from './more-it';
import { moreSectors } from './more-sectors';
import { moreSystems } from './more-systems';
import { moreTopics } from './more-topics';
import { programming } from './programming';
import { services } from './services';
import { technique } from './technique';

/** The skill tables in order: where two skills share a name, the earlier one is meant. */
export const skillTables = [
  programming,
  frameworks,
  dataAndAi,
  infrastructure,
  general,
  languages,
  business,
  care,
  technique,
  industry,
  services,
  creative,
  moreIt,
  moreSectors,
  moreTopics,
  moreSystems,
];
