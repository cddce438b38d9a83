import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Actions, Columns, FormGrid, Page, PageHead, Row, Stack, Wrap } from './layout';

describe.each([
  ['Wrap', <Wrap key="w">content</Wrap>],
  ['Page', <Page key="p">content</Page>],
  ['PageHead', <PageHead key="h" title="Jobs for you" actions={<a href="/preferences">Adjust wishes</a>} />],
  ['Row', <Row key="r">content</Row>],
  ['Actions', <Actions key="a">content</Actions>],
  ['Stack', <Stack key="s">content</Stack>],
  ['FormGrid', <FormGrid key="f">content</FormGrid>],
  [
    'Columns',
    <Columns key="c" min={200}>
      content
    </Columns>,
  ],
])('%s', (_, element) => conforms(element));

it('gives the page its one h1', () => {
  render(<PageHead title="Jobs for you">47 matches. Best first.</PageHead>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jobs for you');
});
