import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import { type Voices, voicesQuery } from './api.ts';

const VOICE = 'voice';

export interface VoiceChoice {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Undefined until the list is opened or the address contains a choice. */
  voices: Voices | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
  /** The stakeholder whose topics are shown; null: all topics. */
  chosen: Voices['voices'][number] | null;
  choose: (stakeholderId: string | null) => void;
}

/** The stakeholder whose topics the matrix highlights; part of the address. */
export function useVoices(assessmentId: AssessmentId): VoiceChoice {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const wanted = params.get(VOICE);
  const query = useQuery({ ...voicesQuery(assessmentId), enabled: isOpen || wanted !== null });
  return {
    isOpen,
    setIsOpen,
    voices: query.data,
    hasFailed: query.isError && !query.data,
    isBusy: query.isFetching,
    retry: () => void query.refetch(),
    chosen: query.data?.voices.find(({ id }) => id === wanted) ?? null,
    choose: (stakeholderId) => {
      setIsOpen(false);
      setParams(
        (present) => {
          if (stakeholderId === null) present.delete(VOICE);
          else present.set(VOICE, stakeholderId);
          return present;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
