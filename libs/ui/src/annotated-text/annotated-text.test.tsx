import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { AnnotatedText, SourceRef } from './annotated-text';

const text = 'A salary from € 3.900 and 30 days off.';
const annotations = [
  { id: 'salary', start: 9, end: 21 },
  { id: 'benefits', start: 26, end: 37 },
];
const numbers: Record<string, number> = { salary: 7, benefits: 8 };
const onSelect = jest.fn();
const sourceAt = (current: string) => (
  <AnnotatedText text={text} annotations={annotations} numberOf={(id) => numbers[id] ?? 0} current={current} onSelect={onSelect} />
);
const source = sourceAt('salary');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('AnnotatedText', () => {
  conforms(source);

  it('numbers the words like their fields and marks those being looked at', () => {
    render(source);
    expect(screen.getByRole('button', { name: 'from € 3.900 7' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '30 days off 8' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('brings the words into view when another field is looked at, not before', () => {
    const { rerender } = render(source);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    rerender(sourceAt('benefits'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('shows the headings of the text as such', () => {
    render(
      <AnnotatedText
        text={`What we ask\n${text}`}
        headings={[{ start: 0, end: 11 }]}
        annotations={[]}
        numberOf={() => 0}
        current={null}
        onSelect={onSelect}
      />,
    );
    expect(screen.getByText('What we ask').tagName).toBe('STRONG');
    expect(screen.getByText(/A salary/).tagName).toBe('DIV');
  });

  it('leads from words to their field, by mouse and keyboard', async () => {
    render(source);
    await userEvent.click(screen.getByText('30 days off'));
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['benefits'], ['benefits']]);
  });
});

describe('SourceRef', () =>
  conforms(<SourceRef number={7} label="Show the source" isCurrent={false} onPress={() => undefined} />, { takesClass: false }));
