import { Together } from './together';

const asked = (isOfOne = () => true) => {
  const goes: number[][] = [];
  const release: (() => void)[] = [];
  const together = new Together<number, string>(
    async (many) => {
      goes.push([...many]);
      await new Promise<void>((resolve) => release.push(resolve));
      if (many.includes(13)) throw new Error('thirteen');
      return many.map((one) => `did ${one}`);
    },
    { most: 3, lanes: 1, isOfOne },
  );
  const drain = async () => {
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      release.splice(0).forEach((go) => go());
    }
  };
  return { together, goes, drain };
};

it('does in one go what is asked at the same moment, up to the most, and answers each', async () => {
  const { together, goes, drain } = asked();
  const answers = Promise.all([1, 2, 3, 4].map(async (one) => together.add(one)));
  await drain();
  expect(await answers).toEqual(['did 1', 'did 2', 'did 3', 'did 4']);
  expect(goes).toEqual([[1, 2, 3], [4]]);
});

it('keeps what comes while a go is under way for the next one', async () => {
  const { together, goes, drain } = asked();
  const first = together.add(1);
  await new Promise((resolve) => setImmediate(resolve));
  const others = Promise.all([together.add(2), together.add(3)]);
  await drain();
  await Promise.all([first, others]);
  expect(goes).toEqual([[1], [2, 3]]);
});

it('tries each alone when one may be at fault, and fails that one alone', async () => {
  const { together, drain } = asked();
  const answers = Promise.allSettled([1, 13, 3].map(async (one) => together.add(one)));
  await drain();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('fails all when none of them is at fault', async () => {
  const { together, goes, drain } = asked(() => false);
  const answers = Promise.allSettled([1, 13, 3].map(async (one) => together.add(one)));
  await drain();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(goes).toHaveLength(1);
});
