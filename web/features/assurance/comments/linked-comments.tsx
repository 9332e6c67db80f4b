import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { COMMENTED_NOUNS, type CommentedNoun, type CommentedRecord, ONE_OF_EACH } from '#domain/comments/comment.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { overviewQuery } from './api.ts';
import { commentMessages as say } from './messages.ts';
import type { CommentsPlace } from './use-comments.ts';

const CommentsPanel = lazy(async () => ({ default: (await import('./comments-panel.tsx')).CommentsPanel }));

interface LinkedCommentsProps {
  /** The current assessment, to whose records comments lead. */
  whole: WholeAssessment | null | undefined;
  /** Whether the address also names the assessment for the screen itself. */
  keepsAssessment?: boolean;
  /** The name of a record that has no comments any longer because it was deleted. */
  nameOf?: ((record: CommentedRecord) => string | undefined) | undefined;
}

/** Opens the comments that the address names; emails and the home screen link to such addresses. */
export function LinkedComments({ whole, keepsAssessment = false, nameOf }: LinkedCommentsProps) {
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  if (!place) return null;
  return (
    <Suspense fallback={null}>
      <Linked
        place={place}
        whole={whole}
        nameOf={nameOf}
        onClose={() =>
          setParams(
            (present) => {
              const next = writePlace(present, null);
              if (keepsAssessment) next.set('assessment', place.assessmentId);
              return next;
            },
            { replace: true },
          )
        }
      />
    </Suspense>
  );
}

interface LinkedProps extends Pick<LinkedCommentsProps, 'whole' | 'nameOf'> {
  place: CommentsPlace;
  onClose: () => void;
}

const oneOfEach: Readonly<Partial<Record<CommentedNoun, string>>> = ONE_OF_EACH;

function Linked({ place, whole, nameOf, onClose }: LinkedProps) {
  const { assessmentId, record } = place;
  const { data } = useQuery(overviewQuery(assessmentId));
  const isIt = (other: CommentsPlace['record']) => other.noun === record.noun && other.recordId === record.recordId;
  const known = data?.records.find(isIt)?.name ?? data?.mentions.find(isIt)?.name ?? nameOf?.(record);
  const name = known ?? (record.noun === 'assessment' ? say.theAssessment : (oneOfEach[record.noun] ?? say.thisRecord));
  const path = whole?.assessment.id === assessmentId ? pathOfRecord(whole, record) : undefined;
  return (
    <CommentsPanel isOpen onOpenChange={(isOpen) => !isOpen && onClose()} {...place} name={name} isLinked path={path} />
  );
}

/** Reads which comments an address names; null if it names none or cannot be read. */
function readPlace(params: URLSearchParams): CommentsPlace | null {
  const assessmentId = params.get('assessment');
  // The part after the first dot may contain dots: the id of a question is its text.
  const [, word, recordId] = /^([a-z-]+)\.(.+)$/.exec(params.get('comments') ?? '') ?? [];
  const noun = COMMENTED_NOUNS.find((each) => each === word);
  if (!assessmentId || !noun || !recordId) return null;
  return { assessmentId: assessmentId as AssessmentId, record: { noun, recordId } };
}

/** An address that opens these comments, or none. */
export function writePlace(present: URLSearchParams, place: CommentsPlace | null): URLSearchParams {
  const next = new URLSearchParams(present);
  next.delete('assessment');
  next.delete('comments');
  if (place) {
    next.set('assessment', place.assessmentId);
    next.set('comments', `${place.record.noun}.${place.record.recordId}`);
  }
  return next;
}
