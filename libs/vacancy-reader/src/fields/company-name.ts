import { verbose } from '@tandem/domain/verbose';
import { headingKind } from '../sections/headings';
import { street } from './company-candidate';
import { isDiploma } from './education';

const noCompany = verbose('i')`
  ^(?:
    beste|dear|hoi|hallo|hello|geachte|dag|groet|groeten|wij|we|je|jij|jouw|our|the|de|het|een|dit|deze|als|in|op|om|ben|wat|who
    |what|this|you|your|as|if|er|onze|ons|it|they|client|opdrachtgever|team|vacature|functie|solliciteren|nederland|belgie
    |nederlandse|europa|europe|engels|dutch|english|google|linkedin|facebook|monday|maandag|hr|ict|it|cv|vdab|indeed|and|en
    |daarnaast|verder|samen|hier|wil|spreekt|heb|bij|iedereen|due|main|working|responsible|candidates|job|nurse|volgen|menu|home
    |mail|stuur|bel|app|solliciteer|reageer|wie|dan|daar|waar|waarom|hoe|zo|nu|us|we're|we’re|you'll|benieuwd|interesse|iets|geen
    |board|bank|banks|branch|engineer|engineers|developer|manager|assistant|specialist|consultant|customer|customers|business
    |internal|support|management|operations|finance|marketing|payments|child|children|mission|family|regulatory|role|roles
    |opportunity|position|intern|interns|internship|program|programme|urgent|hi|emea|they're|they’re|jaarcontract|fulltime|full-time
    |parttime|part-time|voltijds|deeltijds|vast|tijdelijk|permanent|temporary|hybride|hybrid|remote|gezocht|gevraagd|wanted|dringend
    |urgently
  )$
`;
/** What any employer may be called by its own text, and no name: "the Trust". */
const anyEmployer = verbose('i')`
  ^(?:
    (?:the |de |het )?(?:
      trust|nhs|council|board|health board|hospital|island|company|school|college|university|universiteit|gemeente|stichting
      |organi[sz]ation|organisatie|group|groep|ziekenhuis|department|afdeling|service|vacatures?|vacanc(?:y|ies)|careers|academy
      |academie
    )|(?:ict|it|hr)-.*
  )$
`;
/** "NameAbi JinaduEmail address": a form whose labels and values have run together. */
const isGlued = (value: string): boolean => /\p{Ll}{2}\p{Lu}\p{Ll}.*\p{Ll}{2}\p{Lu}\p{Ll}/u.test(value) && value.includes(' ');

/** Whether it may be what somebody is called at all; under a label a name may begin with any word: "Nederlandse Spoorwegen". */
export const isName = (value: string, isTold = false): boolean =>
  value.length >= 2 &&
  value.length <= 70 &&
  /\p{L}/u.test(value) &&
  !street.test(value) &&
  !/@|www\.|https?:/.test(value) &&
  !isDiploma(value) &&
  !noCompany.test(value) &&
  !anyEmployer.test(value) &&
  !isGlued(value) &&
  (isTold || !noCompany.test(value.split(' ')[0] ?? '')) &&
  headingKind(value) === null;
