import type { Page, PageItem } from '@tandem/resume-layout/page';
import { memo } from 'react';
import styles from './page-view.module.css';

export interface PageSheetProps {
  page: Page;
  /** The size of the page in the units of its items. */
  width: number;
  height: number;
  zoom: number;
  /** Names the page: "Page 1 of 2". */
  label: string;
  pictureUrl?: string | undefined;
}

const weights = { regular: 400, semibold: 600 } as const;

const drawn = (item: PageItem, key: number, pictureUrl: string | undefined) => {
  switch (item.kind) {
    case 'text':
      return (
        <text key={key} x={item.x} y={item.y} fontSize={item.size} fontWeight={weights[item.font]} fill={item.color}>
          {item.text}
        </text>
      );
    case 'area':
      return <rect key={key} x={item.x} y={item.y} width={item.width} height={item.height} fill={item.color} />;
    case 'dot':
      return <circle key={key} cx={item.x} cy={item.y} r={item.radius} fill={item.color} />;
    case 'picture':
      return pictureUrl ? (
        <image
          key={key}
          x={item.x}
          y={item.y}
          width={item.width}
          height={item.height}
          href={pictureUrl}
          preserveAspectRatio="xMidYMid slice"
        />
      ) : null;
  }
};

/** One page of paper with positioned text, as a PDF of the same page has it. It is drawn again only when it is another page object. */
export const PageSheet = memo(({ page, width, height, zoom, label, pictureUrl }: PageSheetProps) => (
  <svg
    className={styles['sheet']}
    role="group"
    aria-label={label}
    viewBox={`0 0 ${width} ${height}`}
    width={width * zoom}
    height={height * zoom}
  >
    {page.items.map((item, i) => drawn(item, i, pictureUrl))}
  </svg>
));
PageSheet.displayName = 'PageSheet';
