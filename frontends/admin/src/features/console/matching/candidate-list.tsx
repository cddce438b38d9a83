import type { Candidate } from '@tandem/contracts/entities/candidate';
import { pageSizes } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import type { TableColumn } from '@tandem/ui/table';
import { formatDateTime } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { polled } from '../polling';
import { ListPage } from '../table/list-page';
import { useListState } from '../table/list-state';
import { Missing } from '../table/missing';
import { CandidateDialog } from './candidate-dialog';
import { useTestCandidatesQuery } from './matching.api';
import { MatchingState, ResumeState } from './resume-state';

const useColumns = (): TableColumn<Candidate>[] => {
  const t = useText();
  return [
    { id: 'firstName', label: t('admin.column.firstName'), cell: ({ firstName }) => firstName ?? t('admin.untitled') },
    { id: 'lastName', label: t('admin.column.lastName'), cell: ({ lastName }) => lastName ?? <Missing /> },
    { id: 'title', label: t('admin.column.desiredJobTitle'), cell: ({ preferences }) => preferences?.desiredJobTitle ?? <Missing /> },
    { id: 'city', label: t('admin.column.city'), cell: ({ address }) => address?.city ?? <Missing /> },
    {
      id: 'lastMatchedAt',
      label: t('admin.column.lastMatchedAt'),
      cell: ({ lastMatchedAt }) => (lastMatchedAt ? formatDateTime(lastMatchedAt) : <Missing />),
    },
    { id: 'beingMatched', label: t('admin.column.beingMatched'), cell: (candidate) => <MatchingState {...candidate} /> },
    { id: 'resume', label: t('admin.resume'), cell: (candidate) => <ResumeState {...candidate} /> },
  ];
};

/** The test candidates, newest first. */
export const CandidateList = () => {
  const t = useText();
  const list = useListState();
  const [isCreating, setCreating] = useState(false);
  const answer = useTestCandidatesQuery({ query: { page: list.page, pageSize: pageSizes.testCandidates } }, polled);
  return (
    <>
      <ListPage
        title={t('admin.tab.matching-tool')}
        list={list}
        answer={answer}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => list.hrefOf({ candidate: id, page: list.get('page') })}
        actions={
          <Button variant="primary" onPress={() => setCreating(true)}>
            <Plus />
            {t('admin.candidate.create')}
          </Button>
        }
        empty={t('admin.candidate.empty')}
      />
      {isCreating && (
        <CandidateDialog
          candidate={null}
          onClose={() => setCreating(false)}
          onSaved={({ id }) => list.set({ candidate: id, page: null })}
        />
      )}
    </>
  );
};
