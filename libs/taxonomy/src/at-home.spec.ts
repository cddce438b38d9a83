import { isAtHome } from './at-home';

it.each([
  'Full-time parent and carer',
  'Full-time parent',
  'Stay-at-home mom',
  'Huisvrouw en moeder',
  'Mantelzorger',
  'Moeder van drie kinderen',
  'Career break',
  'Career Break - Full-time parenting',
  'Sabbatical',
  'Tussenjaar (Australië)',
  'Parental leave',
  'Travelling through Asia',
  'Werkzoekend',
])('is no job: %s', (title) => expect(isAtHome(title)).toBe(true));

it.each([
  'Carer',
  'Caregiver',
  'Home carer',
  'Family support worker',
  'Parent support worker',
  'Moeder- en kindzorg verpleegkundige',
  'Travelling sales representative',
  'Travel agent',
  'Full-time carer in a nursing home',
  'Ouderenverzorger',
  'Reisadviseur',
  'Coördinator mantelzorg',
  'Job seeker coach',
])('is a job: %s', (title) => expect(isAtHome(title)).toBe(false));
