import { filesIn } from './packed';

describe('the files an export names', () => {
  it('are those of its paths, signed or public, wherever they are, each once', () => {
    const facts = { a: '/files/resumes/1.pdf?token=12.ab', b: [{ c: '/files/public/x/logo.webp' }, '/files/resumes/1.pdf?token=13.cd'] };
    expect(filesIn(facts)).toEqual(['resumes/1.pdf', 'public/x/logo.webp']);
  });

  it('are none in what only looks like one', () => {
    expect(filesIn({ a: 'see /files/a', b: 'https://x.example/files/b', c: null, d: 4 })).toEqual([]);
  });
});
