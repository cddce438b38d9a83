import { vacancyFactsOf } from '../entities';
import { skill } from '../dictionary';
import { vacancyProfile } from '../profile';
import { withoutOffer } from './offer';

const mentioned = (description: string, benefits: string[] = [], title = 'Backend developer'): (string | undefined)[] =>
  vacancyProfile(vacancyFactsOf({ title, description, benefits })).skills.flatMap(({ ids }) => ids.map((id) => skill(id)?.en));

describe('what a vacancy offers', () => {
  it.each([
    [
      'below a heading',
      '## Je werk\nJe bouwt diensten in Java.\n## Wat wij bieden\n- Pensioenregelingen\n- Een cursus Python\n## Contact\nBel ons.',
    ],
    ['below a line with a colon', 'You build services in Java.\n\nWhat we offer:\n- Pension\n- A course in Python'],
    ['in a sentence', 'Je bouwt diensten in Java. Wij bieden een goede pension en een opleiding in Python.'],
  ])('is nothing it asks for: %s', (_, description) => {
    const skills = mentioned(description);
    expect(skills).toContain('Java');
    expect(skills).not.toContain('Pensions');
    expect(skills).not.toContain('Python');
  });

  it('is nothing it asks for where its list of benefits names the same', () =>
    expect(mentioned('Je bouwt diensten in Java.\n- Pension\n- Laptop', ['Pension', 'Laptop'])).not.toContain('Pensions'));

  it('is asked where it is the work', () =>
    expect(mentioned('Je beheert pension schemes van zorgverleners.', ['Laptop'], 'Consultant')).toContain('Pensions'));

  it('ends at the next heading', () => expect(withoutOffer('# Benefits\nLaptop\n# Profile\nJava', [])).toBe('# Profile\nJava'));
});
