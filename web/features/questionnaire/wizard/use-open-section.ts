import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { patchOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { findOpenSection, sectionPath, sectionSlug } from '#web/features/questionnaire/questionnaire/sections.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { wizardMessages as say } from './messages.ts';

const PARAMETER = 'section';

/**
 * The section that the address names, and how to open another. Leaving with unsaved input in another way (a link, the browser's Back
 * button, an ended session) is not blocked, because the input is kept; the person is told so.
 */
export function useOpenSection(
  assessment: WholeAssessment['assessment'],
  hasUnsaved: () => boolean,
): { section: QuestionnaireSection | undefined; goTo: (section: QuestionnaireSection) => void } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const client = useQueryClient();
  const { user } = useSession();
  const own = user?.id ?? '';
  const slug = params.get(PARAMETER) ?? readOwnPlace(own, assessment.id);
  const section = findOpenSection(slug, assessment.currentStep);
  const isDecided = useRef(false);

  // The address names the section from the start: `currentStep` changes when a colleague moves on, and this page must not follow. Not while
  // another screen is loading: this would cancel the navigation.
  const named = params.get(PARAMETER);
  useEffect(() => {
    if (!isIdle || !section) return;
    keepOwnPlace(own, assessment.id, sectionSlug(section));
    if (named !== sectionSlug(section)) void navigate(sectionPath(section), { replace: true });
  }, [isIdle, section, named, navigate, own, assessment.id]);

  useBlocker(({ currentLocation, nextLocation }) => {
    const next = findOpenSection(
      new URLSearchParams(nextLocation.search).get(PARAMETER) ?? readOwnPlace(own, assessment.id),
      assessment.currentStep,
    );
    const leaves = currentLocation.pathname !== nextLocation.pathname || next !== section;
    if (leaves && !isDecided.current && section && hasUnsaved()) {
      toast.info(say.inputKept, { description: say.inputKeptText(section.name), id: 'input-kept' });
    }
    return false;
  });

  const goTo = useCallback(
    (target: QuestionnaireSection) => {
      isDecided.current = true;
      void Promise.resolve(navigate(sectionPath(target))).finally(() => {
        isDecided.current = false;
      });
      const currentStep = target.position;
      // The furthest section that anyone has reached, where a new person starts.
      if (currentStep <= assessment.currentStep) return;
      // Only a convenience: if it fails, the address still names the section.
      api.assessment.moveTo({ assessmentId: assessment.id, currentStep }).then(
        () =>
          patchOpenAssessment(client, assessment.id, (whole) => ({
            ...whole,
            assessment: { ...whole.assessment, currentStep },
          })),
        () => undefined,
      );
    },
    [navigate, client, assessment.id, assessment.currentStep],
  );

  return { section, goTo };
}

const PREFIX = 'twofold-place:';

const keyOf = (userId: string, assessmentId: string) => `${PREFIX}${userId}:${assessmentId}`;

/** The section in which this person last worked in this browser, as in addresses; null if there is none (product P19). */
function readOwnPlace(userId: string, assessmentId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId, assessmentId));
  } catch {
    return null;
  }
}

/** Stores where this person is working. If storage is full or forbidden, the team's place is used. */
function keepOwnPlace(userId: string, assessmentId: string, section: string): void {
  try {
    localStorage.setItem(keyOf(userId, assessmentId), section);
  } catch {
    // The address still names the section.
  }
}
