import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useStrayDrop } from './stray-drop';

const Page = () => {
  useStrayDrop();
  return <p>Here</p>;
};
const dragged = (type: 'dragOver' | 'drop', types: string[]) => {
  const event = createEvent[type](screen.getByText('Here'), { dataTransfer: { types, dropEffect: 'copy' } });
  fireEvent(screen.getByText('Here'), event);
  return event;
};
beforeEach(() => void render(<Page />));

it.each(['dragOver', 'drop'] as const)('does not let the browser open a file dropped beside the place for it (%s)', (type) => {
  const event = dragged(type, ['Files']);
  expect(event.defaultPrevented).toBe(true);
  expect((event as DragEvent).dataTransfer?.dropEffect).toBe('none');
});

it('leaves words that are dragged alone', () => expect(dragged('drop', ['text/plain']).defaultPrevented).toBe(false));
