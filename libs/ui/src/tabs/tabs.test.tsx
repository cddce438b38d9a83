import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { TabLinks, Tabs } from './tabs';

const tabs = [
  { id: 'applied', label: 'Applied', count: 7, panel: 'Seven applications' },
  { id: 'archive', label: 'Archive', panel: 'Nothing archived' },
];

const Funnel = () => {
  const [selected, setSelected] = useState('applied');
  return <Tabs label="Applications" tabs={tabs} selected={selected} onSelect={setSelected} />;
};

describe('Tabs', () => {
  conforms(<Tabs label="Applications" tabs={tabs} selected="applied" onSelect={() => undefined} />);

  it('opens the next panel by arrow key', async () => {
    render(<Funnel />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Archive' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nothing archived');
  });

  it('keeps the open tab in view when its count comes later', () => {
    const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
    const withCount = (count?: number) => [tabs[0]!, { ...tabs[1]!, ...(count !== undefined && { count }) }];
    const shown = (count?: number) => <Tabs label="Applications" tabs={withCount(count)} selected="archive" onSelect={() => undefined} />;
    const { rerender } = render(shown());
    const row = screen.getByRole('tablist');
    row.scrollLeft = 0;
    rerender(shown());
    expect(row.scrollLeft).toBe(0);
    rerender(shown(12));
    expect(row.scrollLeft).toBe(300);
    offset.mockRestore();
  });
});

describe('TabLinks', () => {
  const links = [
    { href: '/jobs', label: 'Recommended jobs', count: 47, isCurrent: true },
    { href: '/jobs/prompt', label: 'Prompt your own job' },
  ];
  conforms(<TabLinks label="Jobs" links={links} />);

  it('marks the page one is on', () => {
    render(<TabLinks label="Jobs" links={links} />);
    expect(screen.getByRole('link', { name: /Recommended jobs/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Prompt your own job' })).not.toHaveAttribute('aria-current');
  });
});
