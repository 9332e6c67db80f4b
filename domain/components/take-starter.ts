import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { SectorIro } from '#domain/reference/sector-iros.ts';
import type { Component } from './component.ts';
import { newComponent } from './component-defaults.ts';

/** What a person decides about a suggestion before adding it. */
export interface TakenStarter {
  id: ComponentId;
  topicId: TopicId;
  title: string;
  description: string;
}

/**
 * A suggestion of the starter library as it is added to an assessment: with its origin, without scores, and without "actual or
 * potential", which only the company knows (product P46).
 */
export function takeStarter(iro: SectorIro, taken: TakenStarter): Component {
  const { valueChainConcentration, timeHorizon, impactPolarity, humanRights, riskOpportunityType } = iro;
  return {
    ...newComponent(taken.id, taken.topicId, iro.kind),
    ...taken,
    valueChainConcentration,
    timeHorizon,
    impactPolarity,
    humanRights,
    riskOpportunityType,
    financialEffects: [...iro.financialEffects],
    startedFrom: iro.id,
  };
}

/** The reason in the history when a person removes what they have just added. */
export const PUT_BACK = 'Undone: taken from the starter library';
