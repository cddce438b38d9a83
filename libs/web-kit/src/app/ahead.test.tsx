import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ahead } from './ahead';

const Word = ({ word }: { word: string }) => <p>{word}</p>;
const draw = (Part: ReturnType<typeof ahead<{ word: string }>>) =>
  render(
    <Suspense fallback="waiting">
      <Part word="here" />
    </Suspense>,
  );

it('is drawn at once when it was fetched ahead', async () => {
  const Part = ahead(async () => Word);
  await Part.fetch();
  draw(Part);
  expect(screen.getByText('here')).toBeInTheDocument();
});

it('is waited for when it was not, and fetched again after a failure', async () => {
  let tries = 0;
  const Part = ahead(async () => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return Word;
  });
  await expect(Part.fetch()).rejects.toThrow('away');
  draw(Part);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('here')).toBeInTheDocument();
});
