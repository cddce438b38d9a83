import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { cloneElement, type ReactElement, type Ref } from 'react';

/** Accessibility findings in what is rendered, as short lines. Colours are checked by the token test: jsdom paints nothing. */
export const findings = async (root: Element = document.body) => {
  const { violations } = await axe.run(root, {
    // What is well is not described, which takes time.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} (${html})`));
};

interface ConformingProps {
  className?: string;
  ref?: Ref<HTMLElement>;
}

interface Expectations {
  /** The tag a ref must reach, in capitals; left out where the component takes no ref. */
  ref?: string;
  /** False for components that stand free of the flow and take no class. */
  takesClass?: boolean;
}

/** What every component keeps: it renders without warnings or findings, keeps a given class and gives its element to a ref. */
export const conforms = (element: ReactElement<ConformingProps>, { ref, takesClass = true }: Expectations = {}) => {
  describe('as every component', () => {
    it('renders without warnings and without accessibility findings', async () => {
      const complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => undefined));
      // What loads itself has come once this is through.
      await act(async () => void render(element));
      expect(await findings()).toEqual([]);
      for (const complaint of complaints) {
        expect(complaint).not.toHaveBeenCalled();
        complaint.mockRestore();
      }
    });

    if (takesClass)
      it('keeps a class it is given', () => {
        render(cloneElement(element, { className: 'given' }));
        expect(document.querySelector('.given')).not.toBeNull();
      });

    if (ref)
      it(`gives its ${ref} to a ref`, () => {
        let reached: HTMLElement | null = null;
        render(cloneElement(element, { ref: (node: HTMLElement | null) => void (reached ??= node) }));
        expect((reached as HTMLElement | null)?.tagName).toBe(ref);
      });
  });
};
