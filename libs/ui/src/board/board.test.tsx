import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { conforms } from '../conformance/conformance';
import { PopupProvider, usePopup } from '../popup/popup';
import { Board } from './board';

interface Match {
  id: string;
  title: string;
  status: string;
}

const steps = [
  { id: 'APPLIED', title: 'Applied' },
  { id: 'INVITED', title: 'Invited' },
  { id: 'HIRED', title: 'Hired' },
];
const labels = {
  column: (title: string, count: number) => `${title}, ${count} cards`,
  move: (name: string) => `Move ${name}`,
  drag: (name: string) => `Drag ${name}`,
  dropOn: (title: string) => `Drop on ${title}`,
  moved: (name: string, title: string) => `${name} moved to ${title}`,
  blocked: 'not possible',
};

const Funnel = ({ className }: { className?: string }) => {
  const [matches, setMatches] = useState<Match[]>([
    { id: '1', title: 'Web editor', status: 'APPLIED' },
    { id: '2', title: 'Planner', status: 'APPLIED' },
  ]);
  return (
    <I18nProvider locale="en-GB">
      <Board
        label="Applications"
        className={className}
        columns={steps.map((step) => ({ ...step, cards: matches.filter(({ status }) => status === step.id), empty: 'Nothing here yet' }))}
        renderCard={({ title }) => <h3>{title}</h3>}
        nameOf={({ title }) => title}
        mayMove={({ status }, to) => status === 'APPLIED' && to === 'INVITED'}
        onMove={({ id }, status) => setMatches(matches.map((match) => (match.id === id ? { ...match, status } : match)))}
        labels={labels}
      />
    </I18nProvider>
  );
};
/** A board whose moves are asked about first. */
const Asking = () => {
  const ask = usePopup();
  return (
    <Board
      label="Applications"
      columns={steps.map((step) => ({ ...step, cards: step.id === 'APPLIED' ? [{ id: '1', title: 'Web editor' }] : [] }))}
      renderCard={({ title }) => <h3>{title}</h3>}
      nameOf={({ title }) => title}
      mayMove={(_, to) => to === 'INVITED'}
      onMove={async () => ask({ title: 'Invite?', confirmLabel: 'Invite', cancelLabel: 'Not now' })}
      labels={labels}
    />
  );
};
/** What a mouse carries; there is none outside of browsers. */
class Luggage {
  dropEffect = 'move';
  effectAllowed = 'all';
  private readonly held = new Map<string, string>();
  readonly items = Object.assign([] as { kind: string; type: string }[], {
    add: (data: string, type: string) => {
      this.held.set(type, data);
      this.items.push({ kind: 'string', type });
    },
  });
  get types(): string[] {
    return [...this.held.keys()];
  }
  getData = (type: string): string => this.held.get(type) ?? '';
  setDragImage = (): void => {};
}

const cardsIn = (title: string) =>
  within(screen.getByRole('grid', { name: new RegExp(`^${title}`) }))
    .queryAllByRole('heading')
    .map((heading) => heading.textContent);

describe('Board', () => {
  conforms(<Funnel />);

  it('moves a card by its menu, to the columns it may go to, and says so', async () => {
    render(<Funnel />);
    await userEvent.click(screen.getByRole('button', { name: 'Move Web editor' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Invited']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Invited' }));
    expect(cardsIn('Applied')).toEqual(['Planner']);
    expect(cardsIn('Invited')).toEqual(['Web editor']);
    expect(screen.getByRole('status')).toHaveTextContent('Web editor moved to Invited');
  });

  it('moves a card by its menu without a mouse: Enter opens it at its first entry, Enter takes it', async () => {
    render(<Funnel />);
    act(() => screen.getByRole('button', { name: 'Move Web editor' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Invited' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(cardsIn('Invited')).toEqual(['Web editor']);
  });

  it('moves a card by keyboard: Enter on its grip, Tab to a column, Enter', async () => {
    render(<Funnel />);
    const [grip] = screen.getAllByRole('button', { name: /^Drag/ });
    act(() => grip!.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('not possible')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /Drop on/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cardsIn('Invited')).toEqual(['Web editor']));
    expect(screen.queryByText('not possible')).toBeNull();
  });

  it('gives the focus back to a card whose move was given up at a question', async () => {
    render(
      <PopupProvider>
        <Asking />
      </PopupProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Move Web editor' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Invited' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('row', { name: 'Web editor' })).toHaveFocus());
  });

  it('lets go of a card that a mouse has put into a column, though nobody hears it end', async () => {
    render(<Funnel />);
    const dataTransfer = new Luggage();
    const card = screen.getByRole('row', { name: /Web editor/ });
    fireEvent.dragStart(card, { dataTransfer });
    expect(await screen.findByText('not possible')).toBeInTheDocument();
    const goal = screen.getByRole('grid', { name: /^Invited/ });
    fireEvent.dragEnter(goal, { dataTransfer });
    fireEvent.dragOver(goal, { dataTransfer });
    fireEvent.drop(goal, { dataTransfer });
    await waitFor(() => expect(cardsIn('Invited')).toEqual(['Web editor']));
    await waitFor(() => expect(screen.queryByText('not possible')).toBeNull());
  });

  it('puts a card back by Escape', async () => {
    render(<Funnel />);
    const [grip] = screen.getAllByRole('button', { name: /^Drag/ });
    act(() => grip!.focus());
    await userEvent.keyboard('{Enter}');
    // The other columns are made ready in the frames after it.
    await waitFor(() => expect(screen.getByRole('button', { name: /Drop on/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cardsIn('Applied')).toEqual(['Web editor', 'Planner']));
    expect(screen.queryByRole('button', { name: /Drop on/ })).toBeNull();
  });

  it('draws of long columns only what is in sight, and counts them whole', () => {
    const cards = Array.from({ length: 300 }, (_, index) => ({ id: `c${index}`, title: `Card ${index}` }));
    render(
      <Board
        label="Applications"
        columns={[{ id: 'APPLIED', title: 'Applied', cards }]}
        renderCard={({ title }) => <h3>{title}</h3>}
        nameOf={({ title }) => title}
        mayMove={() => false}
        onMove={() => undefined}
        labels={labels}
      />,
    );
    expect(screen.getByRole('grid', { name: 'Applied, 300 cards' })).toHaveAttribute('aria-rowcount', '300');
    expect(cardsIn('Applied')[0]).toBe('Card 0');
    expect(cardsIn('Applied').length).toBeLessThan(30);
  });

  describe('scrolled', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ id: `c${index}`, title: `Card ${index}` }));
    const rest = {
      label: 'Applications',
      nameOf: ({ title }: { title: string }) => title,
      mayMove: () => false,
      onMove: () => undefined,
      labels,
    };
    const scrollTo = (top: number) => {
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: -top } as DOMRect);
      fireEvent.scroll(window);
    };
    afterEach(() => jest.restoreAllMocks());
    const frame = async () => act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

    it('draws all of them to be printed', () => {
      render(<Board {...rest} renderCard={({ title }) => <h3>{title}</h3>} columns={[{ id: 'APPLIED', title: 'Applied', cards: many }]} />);
      fireEvent(window, new Event('beforeprint'));
      expect(cardsIn('Applied')).toHaveLength(300);
    });

    it('draws in each frame only a few cards more, those on the screen first, until all in sight are there', async () => {
      render(<Board {...rest} renderCard={({ title }) => <h3>{title}</h3>} columns={[{ id: 'APPLIED', title: 'Applied', cards: many }]} />);
      for (let frames = 0; frames < 20; frames++) await frame();
      scrollTo(100 * 158);
      const before = new Set(cardsIn('Applied'));
      let isAll = false;
      for (let frames = 0; frames < 60 && !isAll; frames++) {
        const known = new Set(cardsIn('Applied'));
        await frame();
        const news = cardsIn('Applied').filter((title) => !known.has(title));
        expect(news.length).toBeLessThanOrEqual(3);
        isAll = frames > 0 && news.length === 0;
      }
      const now = cardsIn('Applied');
      expect(now).toEqual(expect.arrayContaining(['Card 100', 'Card 101', 'Card 102', 'Card 103', 'Card 104']));
      expect(now.filter((title) => before.has(title))).toEqual([]);
      expect(now.length).toBeLessThan(20);
    });

    it('draws none while they pass too fast to be read, and those on the screen once they stop', async () => {
      render(<Board {...rest} renderCard={({ title }) => <h3>{title}</h3>} columns={[{ id: 'APPLIED', title: 'Applied', cards: many }]} />);
      for (let frames = 0; frames < 20; frames++) await frame();
      const passed = async (screens: number) => {
        scrollTo(screens * 20 * 158);
        await frame();
      };
      await passed(1);
      const before = cardsIn('Applied');
      for (const screens of [2, 3, 4, 5]) {
        await passed(screens);
        expect(cardsIn('Applied')).toEqual(before);
      }
      for (let frames = 0; frames < 20; frames++) await frame();
      expect(cardsIn('Applied')).toEqual(expect.arrayContaining(['Card 100', 'Card 101', 'Card 102', 'Card 103', 'Card 104']));
    });

    it('keeps the card that has the focus', async () => {
      render(<Board {...rest} renderCard={({ title }) => <h3>{title}</h3>} columns={[{ id: 'APPLIED', title: 'Applied', cards: many }]} />);
      act(() => screen.getByRole('row', { name: 'Card 2' }).focus());
      scrollTo(100 * 158);
      for (let frames = 0; frames < 30; frames++) await frame();
      expect(screen.getByRole('row', { name: 'Card 2' })).toHaveFocus();
      expect(screen.queryByRole('row', { name: 'Card 1' })).toBeNull();
    });
  });

  describe('by keys', () => {
    beforeEach(() => Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined }));
    afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
    const name = () => document.activeElement?.getAttribute('aria-label');

    it('is one stop of the Tab key a column; arrow keys go from card to card, Tab through a card and on', async () => {
      render(
        <>
          <Funnel />
          <button type="button">After</button>
        </>,
      );
      await userEvent.tab();
      expect(name()).toBe('Web editor');
      await userEvent.keyboard('{ArrowDown}');
      expect(name()).toBe('Planner');
      await userEvent.keyboard('{ArrowDown}{Home}');
      expect(name()).toBe('Web editor');
      await userEvent.tab();
      expect(name()).toBe('Move Web editor');
      await userEvent.tab();
      expect(name()).toBe('Drag Web editor');
      await userEvent.tab();
      expect(name()).toMatch(/^Invited/);
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{End}');
      expect(name()).toBe('Planner');
    });

    it('goes on with the next card when one has been moved', async () => {
      render(<Funnel />);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Invited' }));
      await waitFor(() => expect(name()).toBe('Planner'));
    });

    it('does nothing on Enter of a grip but take the card up: it is put down by the next one', async () => {
      render(<Funnel />);
      const [grip] = screen.getAllByRole('button', { name: /^Drag/ });
      act(() => grip!.focus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Drop on Invited' })).toHaveFocus());
      expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
      await userEvent.keyboard('{Escape}');
      expect(cardsIn('Applied')).toEqual(['Web editor', 'Planner']);
      expect(screen.queryByRole('button', { name: /^Drop on/ })).toBeNull();
    });
  });

  it('draws a card anew when it changes, and leaves the others alone', () => {
    const drawn = jest.fn(({ title }: { id: string; title: string }) => <h3>{title}</h3>);
    const mayMove = () => false;
    const nameOf = ({ title }: { title: string }) => title;
    const rest = { label: 'Applications', renderCard: drawn, nameOf, mayMove, onMove: () => undefined, labels };
    const [planner, editor] = [
      { id: '1', title: 'Planner' },
      { id: '2', title: 'Editor' },
    ];
    const { rerender } = render(<Board {...rest} columns={[{ id: 'APPLIED', title: 'Applied', cards: [planner, editor] }]} />);
    drawn.mockClear();
    rerender(<Board {...rest} columns={[{ id: 'APPLIED', title: 'Applied', cards: [planner, { id: '2', title: 'Chief editor' }] }]} />);
    expect(cardsIn('Applied')).toEqual(['Planner', 'Chief editor']);
    expect(new Set(drawn.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['2']));
  });

  describe('under a finger', () => {
    const touch = (target: Element, type: string, column?: string) => {
      const place = column ? screen.getByRole('grid', { name: new RegExp(`^${column}`) }) : null;
      Object.assign(document, { elementFromPoint: () => place });
      const fingers = [{ identifier: 1, clientX: 300, clientY: 300 }];
      const touches = type === 'touchend' ? [] : fingers;
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches,
        targetTouches: touches,
        changedTouches: fingers,
      });
      act(() => void target.dispatchEvent(event));
      return event;
    };
    afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));
    const gripOf = (at: number) => screen.getAllByRole('button', { name: /^Drag/ })[at]!;

    it('carries a card by its grip to a column and says so', () => {
      render(<Funnel />);
      const grip = gripOf(0);
      expect(touch(grip, 'touchstart', 'Applied').defaultPrevented).toBe(true);
      expect(screen.getAllByText('not possible')).toHaveLength(1);
      touch(grip, 'touchmove', 'Invited');
      expect(document.querySelector('[data-over]')).toHaveAttribute('data-over', 'Invited, 0 cards');
      touch(grip, 'touchend');
      return waitFor(() => {
        expect(cardsIn('Invited')).toEqual(['Web editor']);
        expect(screen.getByRole('status')).toHaveTextContent('Web editor moved to Invited');
        expect(screen.queryByText('not possible')).toBeNull();
      });
    });

    it.each([
      ['over a column that does not take it', 'Hired', 'touchend'],
      ['outside of all columns', undefined, 'touchend'],
      ['when the browser takes the finger away', 'Invited', 'touchcancel'],
    ])('puts it back %s', async (_, column, end) => {
      render(<Funnel />);
      const grip = gripOf(0);
      touch(grip, 'touchstart', 'Applied');
      touch(grip, 'touchmove', column);
      touch(grip, end);
      await act(async () => Promise.resolve());
      expect(cardsIn('Applied')).toEqual(['Web editor', 'Planner']);
      expect(screen.queryByText('not possible')).toBeNull();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it.each(['INVITED', 'GONE'])('moves nothing, and says so, when the card is %s since it was taken up', async (status) => {
      const [onMove, onMissed] = [jest.fn(), jest.fn()];
      const Live = ({ at }: { at: string }) => (
        <Board
          label="Applications"
          columns={steps.map((step) => ({ ...step, cards: step.id === at ? [{ id: '1', title: 'Web editor' }] : [] }))}
          renderCard={({ title }) => <h3>{title}</h3>}
          nameOf={({ title }) => title}
          mayMove={() => true}
          {...{ onMove, onMissed, labels }}
        />
      );
      const { rerender } = render(<Live at="APPLIED" />);
      const grip = gripOf(0);
      touch(grip, 'touchstart', 'Applied');
      rerender(<Live at={status} />);
      touch(grip, 'touchmove', 'Hired');
      touch(grip, 'touchend');
      await act(async () => Promise.resolve());
      expect([onMove.mock.calls.length, onMissed.mock.calls.length]).toEqual([0, 1]);
    });

    it('scrolls when it is anywhere else on the card', () => {
      render(<Funnel />);
      expect(touch(screen.getByRole('heading', { name: 'Web editor' }), 'touchstart', 'Applied').defaultPrevented).toBe(false);
      expect(screen.queryByText('not possible')).toBeNull();
    });
  });

  it('says nothing of a move that did not happen', async () => {
    render(
      <Board
        label="Applications"
        columns={[
          { id: 'APPLIED', title: 'Applied', cards: [{ id: '1', title: 'Web editor' }] },
          { id: 'REJECTED', title: 'Rejected', cards: [], isGoal: true },
        ]}
        renderCard={({ title }) => <h3>{title}</h3>}
        nameOf={({ title }) => title}
        mayMove={() => true}
        onMove={async () => Promise.resolve(false)}
        labels={labels}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Move Web editor' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rejected' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives no way to move a card that may go nowhere', async () => {
    render(<Funnel />);
    await userEvent.click(screen.getByRole('button', { name: 'Move Web editor' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Invited' }));
    expect(screen.queryByRole('button', { name: 'Move Web editor' })).toBeNull();
  });

  it.each([
    ['opens at the first column with cards where they do not fit beside each other', 340, undefined, 632],
    ['opens at the column that is asked for', 340, steps[1]?.id, 316],
    ['stays where it is when all of them are in view', 1200, undefined, 0],
  ])('%s', (_, width, opensAt, left) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'SECTION' ? Array.from(this.parentElement?.children ?? []).indexOf(this) * 316 : 0;
    });
    render(
      <Board
        label="Applications"
        columns={steps.map((step) => ({ ...step, cards: step.id === 'HIRED' ? [{ id: '1', title: 'Planner' }] : [] }))}
        renderCard={({ title }) => <h3>{title}</h3>}
        nameOf={({ title }) => title}
        mayMove={() => false}
        onMove={() => undefined}
        labels={labels}
        opensAt={opensAt}
      />,
    );
    expect(screen.getByRole('group', { name: 'Applications' }).scrollLeft).toBe(left);
    jest.restoreAllMocks();
  });
});
