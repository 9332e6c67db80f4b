import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { SectorIro } from '#domain/reference/sector-iros.ts';
import type { Component } from './component.ts';
import { newComponent } from './component-defaults.ts';

/** What a person decides of a suggestion before she takes it. */
export interface TakenStarter {
  id: ComponentId;
  topicId: TopicId;
  title: string;
  description: string;
}

/**
 * A suggestion of the starter library as it stands in an assessment once it was taken: with its origin, without scores, and without a
 * word on whether it is actual or potential, which only the company knows (product P46).
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

/** The reason that the history gives where somebody puts back what she has just taken. */
export const PUT_BACK = 'Undone: taken from the starter library';
