import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultVersion, isFinancialYearStart } from '#domain/assessment/esrs-version.ts';
import { validateComponent } from '#domain/components/component-validation.ts';
import { basisOf, tellChoices } from '#domain/disclosures/open-choices.ts';
import { criteriaOffered } from '#domain/evidence/criteria-offered.ts';
import { isWebAddress } from '#domain/evidence/evidence.ts';
import { evidenceFields, evidenceUseFields } from '#domain/evidence/fields.ts';
import { validateFields } from '#domain/fields/validation.ts';
import { found } from '#domain/found.ts';
import type { UserId } from '#domain/ids.ts';
import { linkKinds } from '#domain/links/fields.ts';
import { endsReader, linksWithEnds, whyNoLink } from '#domain/links/link.ts';
import { validateMeasure } from '#domain/measures/measure-validation.ts';
import { netProblems, whyIdle } from '#domain/measures/net-score.ts';
import { isAnswered, otherFieldName, readChoices } from '#domain/questionnaire/answer.ts';
import { controlOptions, isMultiSelect } from '#domain/questionnaire/control-options.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { isOptionId } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/options.ts';
import { openPhaseIns } from '#domain/reference/phase-ins.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { allRows, buildDashboard } from '#domain/results/dashboard.ts';
import { conclusionsOf, disclosureLines, isApplying } from '#domain/results/disclosures.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { managedSides } from '#domain/results/managed.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { sideConclusions } from '#domain/results/side-conclusions.ts';
import { isThreshold } from '#domain/results/threshold.ts';
import { bandsOf } from '#domain/scales/bands.ts';
import { settleScaleWording, validateScaleWording } from '#domain/scales/validation.ts';
import { decideSigning, type SignedStep } from '#domain/sign-off/decide-signing.ts';
import { SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { validateStakeholder } from '#domain/stakeholders/stakeholder-validation.ts';
import { isTopicScore } from '#domain/topics/topic-score.ts';
import { coverageOf } from '#domain/value-chain/coverage.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { mustHave } from '../shared/must-have.ts';

let lastId = 0;
const newId = () => String(++lastId);
const current = toAssessmentData(sampleCompany.currentYear, newId);
const earlier = toAssessmentData(sampleCompany.earlierYear, newId);
const years = [
  ['current', sampleCompany.currentYear, current],
  ['earlier', sampleCompany.earlierYear, earlier],
] as const;

describe('the sample company', () => {
  it('words its scales so that they can be saved, with the amounts named in its reason for the thresholds', () => {
    for (const wording of sampleCompany.scales) {
      expect([validateScaleWording(wording), settleScaleWording(wording)]).toEqual([{}, wording]);
    }
    const magnitude = found(
      sampleCompany.scales.find(({ scale }) => scale === 'magnitude'),
      'the scale of magnitude',
    );
    const edges = bandsOf(magnitude)?.flatMap(({ from }) => (from === null ? [] : [from / 1_000_000]));
    expect(edges).toEqual([0.5, 1.5, 4, 10]);
    expect(sampleCompany.currentYear.thresholdsReason).toContain(
      '1 below EUR 0.5m, 2 up to 1.5m, 3 up to 4m, 4 up to 10m, 5 above',
    );
  });

  it('was set up with an offered industry and size, says that it is a sample, and lists its admin first', () => {
    const { company, people } = sampleCompany;
    expect(company.name).toContain('sample');
    expect(setupIndustries.map(({ label }) => label)).toContain(company.industry);
    expect(setupSizes.map(({ label }) => label)).toContain(company.size);
    expect(people).toHaveLength(4);
    expect(people[0].role).toBe('admin');
    for (const { email } of people) expect(email).toMatch(/^[a-z.]+@example\.com$/);
  });

  it('adopts the eight suggestions of the food industry under their topics and kinds', () => {
    const suggestions = sectorIros.filter((iro) => iro.industry === 'food');
    expect(suggestions).toHaveLength(8);
    for (const suggestion of suggestions) {
      expect(sampleCompany.currentYear.components).toContainEqual(
        expect.objectContaining({
          title: suggestion.title,
          kind: suggestion.kind,
          topicCode: suggestion.subTopic['esrs-2023'],
          humanRights: suggestion.humanRights,
          impactPolarity: suggestion.impactPolarity,
          actualPotentialImpact: suggestion.actualPotentialImpact,
          riskOpportunityType: suggestion.riskOpportunityType,
        }),
      );
    }
  });
});

describe.each(years)('the %s year of the sample company', (_year, sample, data) => {
  it('could have been entered through the forms', () => {
    for (const component of data.components) {
      expect(validateComponent(component), component.title).toEqual({});
      expect(component.companyBusinessArea).not.toBe('');
    }
    for (const row of data.stakeholders) {
      expect(validateStakeholder(row), row.stakeholderNames).toEqual({});
      expect(row.customGroupName !== '', row.stakeholderNames).toBe(row.stakeholderGroup === 'other');
      expect(row.engagementOther !== '').toBe(row.engagementOrganization.includes('other'));
    }
    for (const score of data.scores) {
      expect(isTopicScore(score.impactScore) && isTopicScore(score.financialScore), score.justification).toBe(true);
    }
  });

  it('links entries as the method allows, and every link finds both its ends', () => {
    const endsOf = endsReader(data);
    for (const link of mustHave(data.links)) {
      const ends = endsOf(link);
      expect(typeof ends === 'string' ? ends : whyNoLink(link, ends), link.dependency || link.note).toBeNull();
    }
    expect(linksWithEnds(data)).toHaveLength(sample.links.length);
    expect(sample.links.length).toBeGreaterThan(0);
  });

  it('answers every question that is shown, with choices that are offered', () => {
    for (const section of questionnaire as readonly QuestionnaireSection[]) {
      for (const question of section.questions) {
        const control = questionControl(question, section);
        const answer = data.responses.find(({ fieldName }) => fieldName === question.text);
        expect(isAnswered(answer), question.text).toBe(control !== 'hidden');
        const options = controlOptions(control, question);
        if (!answer || options.length === 0) continue;
        const chosen = isMultiSelect(control) ? readChoices(answer.fieldValue) : [answer.fieldValue];
        for (const id of chosen) expect(isOptionId(options, id), `${question.text}: ${id}`).toBe(true);
        const other = data.responses.find(({ fieldName }) => fieldName === otherFieldName(question.text));
        expect(other !== undefined, question.text).toBe(chosen.includes('other'));
      }
    }
  });

  it('names measures and states net scores that could have been entered through the forms', () => {
    const { financialYearStart } = data.assessment;
    for (const measure of data.measures ?? []) expect(validateMeasure(measure), measure.title).toEqual({});
    for (const net of data.netScores ?? []) {
      const component = found(
        data.components.find(({ id }) => id === net.componentId),
        net.reason,
      );
      const measures = (data.measures ?? []).filter(({ componentId }) => componentId === component.id);
      expect(netProblems(component, net, measures, financialYearStart), component.title).toEqual({});
    }
  });

  it('gives a description and the evidence for each component, and a reason for each deselected topic', () => {
    for (const { title, description, justification } of sample.components) {
      expect(description.match(/\.(?=\s|$)/g)?.length ?? 0, title).toBeGreaterThanOrEqual(2);
      expect(justification.length, title).toBeGreaterThan(40);
    }
    expect(sample.deselectedTopics.length).toBeGreaterThanOrEqual(5);
    for (const { reason, topicCode } of sample.deselectedTopics) expect(reason, topicCode).not.toBe('');
  });

  it('names each matter once and scores no topic that it has deselected', () => {
    const titles = sample.components.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const relevant = relevantTopics(data.topics, data.selections).map(({ id }) => id);
    expect(data.topics.length - relevant.length).toBe(sample.deselectedTopics.length);
    expect(new Set(data.scores.map(({ topicId }) => topicId))).toEqual(new Set(relevant));
    expect(data.scores).toHaveLength(relevant.length);
    for (const { topicId, title } of data.components) expect(relevant, title).toContain(topicId);
  });

  it('concludes every relevant topic, says its approach, and leaves out a requirement on a ground that the law gives', () => {
    const dashboard = buildDashboard(data);
    expect(dashboard.notYetAssessed).toEqual([]);
    expect(dashboard.points.filter(({ materialBy }) => materialBy === 'open')).toEqual([]);
    const sides = sideConclusions(dashboard).flatMap(({ topics }) => topics.flatMap(({ sides }) => sides));
    expect(sides.filter(({ isMaterial }) => isMaterial === null)).toEqual([]);
    expect([data.assessment.approach, data.assessment.approachNote?.includes('top-down')]).toEqual(['both', true]);
    expect(sample.decisions.some(({ basis }) => basis === 'top-down')).toBe(true);
    for (const { reason, topicCode } of sample.decisions) expect(reason.length, topicCode).toBeGreaterThan(120);
    for (const { reason, topicCode } of sample.deselectedTopics) expect(reason.length, topicCode).toBeGreaterThan(60);
    const basis = basisOf(data.assessment);
    const lines = disclosureLines(conclusionsOf(dashboard), disclosureRequirements[data.assessment.esrsVersion]);
    const told = tellChoices(data.disclosureChoices ?? [], lines, basis);
    expect(told.map(({ choice, standing }) => [choice.requirement, choice.choice, standing])).toEqual([
      ['E1-7', 'left-out', 'in-force'],
    ]);
    // It reports voluntarily: the law gives it no phase-in.
    expect(lines.flatMap(({ requirement }) => openPhaseIns(basis, requirement))).toEqual([]);
  });

  it('applies the version that governs its financial year and thresholds that can be chosen, with a reason', () => {
    const { financialYearStart, esrsVersion, thresholds, thresholdsReason } = data.assessment;
    expect(isFinancialYearStart(financialYearStart)).toBe(true);
    expect(defaultVersion(financialYearStart)).toEqual({ version: esrsVersion, toBeConfirmed: false });
    expect(isThreshold(thresholds.impact) && isThreshold(thresholds.financial)).toBe(true);
    expect(thresholdsReason).not.toBe('');
  });
});

describe('the content of the sample company', () => {
  const dashboard = buildDashboard(current);
  const scoresOf = (code: string) => {
    const point = dashboard.points.find(({ topic }) => topic.code === code);
    return point && [point.impact, point.financial, point.classification, point.materialBy];
  };

  it('finds a third of some two dozen topics material, and about half of the requirements due or possibly so, as the README says', () => {
    const { length: concluded } = dashboard.points;
    const { length: scored } = dashboard.points.filter(hasPlace);
    expect(concluded - scored).toBe(1);
    expect(scored).toBeGreaterThanOrEqual(22);
    expect(scored).toBeLessThanOrEqual(26);
    const material = dashboard.points.filter(({ materialBy }) => isMaterial(materialBy)).length;
    expect(material / scored).toBeGreaterThan(0.25);
    expect(material / scored).toBeLessThan(0.4);
    const states = disclosureLines(conclusionsOf(dashboard), disclosureRequirements['esrs-2023']).map(
      ({ state }) => state,
    );
    const due = states.filter(isApplying).length;
    const possible = states.filter((state) => state === 'possible').length;
    expect((due + possible) / states.length).toBeGreaterThan(0.45);
    expect((due + possible) / states.length).toBeLessThan(0.6);
    expect(states).not.toContain('not-assessed');
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const said of [
      `${current.components.length} impacts, risks and opportunities make ${material} of ${concluded} topics material`,
      `${due} of ${states.length} disclosure requirements apply, and ${possible} may apply`,
      `The materiality matrix of the sample company: ${scored} topics`,
    ])
      expect(readme).toContain(said);
  });

  it('links entries in each of the ways, and its completed year was looked at as a whole', () => {
    expect(new Set(mustHave(current.links).map(({ kind }) => kind))).toEqual(new Set(linkKinds.map(({ id }) => id)));
    const look = mustHave(earlier.assessment.lastLook ?? undefined);
    const names = sampleCompany.people.map(({ fullName }) => fullName);
    expect(look.by.filter((name) => names.includes(name)).length).toBeGreaterThan(1);
    expect(look.weighed).toContain('The eight material topics');
    expect(buildDashboard(earlier).points.filter(({ materialBy }) => isMaterial(materialBy))).toHaveLength(8);
    expect(earlier.assessment.leftOpen ?? []).toEqual([]);
  });

  it('scores its topics differently: no score is that of a quarter of the sides', () => {
    const scores = dashboard.points.flatMap(({ impact, financial }) => [impact, financial]);
    const most = Math.max(...[...Map.groupBy(scores, (score) => score).values()].map(({ length }) => length));
    expect(most).toBeLessThan(scores.length / 4);
  });

  it('decides two topics next to the threshold against their scores, and concludes top-down what has none', () => {
    expect(
      (dashboard.decisions ?? []).map(({ topic, score, isMaterial, effect }) => [
        topic.code,
        score,
        isMaterial,
        effect,
      ]),
    ).toEqual([
      ['E2.2', 15, false, 'turns'],
      ['E4.3', 0, false, 'concludes'],
      ['E4.3', 0, false, 'concludes'],
      ['E4.4', 12, true, 'turns'],
      ['S2.2', 0, false, 'concludes'],
      ['S4.3', 0, false, 'concludes'],
    ]);
    expect(
      (buildDashboard(earlier).decisions ?? []).map(({ topic, side, effect }) => [topic.code, side, effect]),
    ).toEqual([['E5.3', 'financial', 'concludes']]);
  });

  it('is signed in the earlier year by three people, as the product allows', () => {
    const { signatures } = sampleCompany.earlierYear;
    const standing: SignedStep[] = [];
    for (const { step, by, signedOn, minutes, minutesOn } of signatures) {
      const person = 'email' in by ? { userId: by.email as UserId, name: by.email } : { userId: null, name: by.name };
      const { status, completedAt } = sampleCompany.earlierYear;
      const facts = { status, completedAt, sha256: 'a', standing, onePersonMaySign: false, role: 'admin' } as const;
      const manner = person.userId === null ? 'recorded' : 'signed';
      const hasProof = minutes !== '' && minutesOn !== null;
      const now = new Date(`${signedOn}T16:00:00Z`);
      const decision = decideSigning({ step, signedOn, sha256: 'a', manner, hasProof, ...person }, { ...facts, now });
      expect(decision, step).toEqual({ ok: true });
      standing.push({ step, signedOn, ...person });
    }
    expect(standing.map(({ step }) => step)).toEqual([...SIGN_OFF_STEPS]);
    expect(sampleCompany.currentYear.signatures).toEqual([]);
  });

  it('has some fifty components of every kind', () => {
    expect(current.components.length).toBeGreaterThanOrEqual(50);
    expect(current.components.length).toBeLessThanOrEqual(60);
    expect(dashboard.positiveImpacts.length).toBeGreaterThanOrEqual(4);
    expect(dashboard.opportunities.length).toBeGreaterThanOrEqual(4);
    for (const actuality of ['Actual', 'Potential']) {
      for (const table of [dashboard.positiveImpacts, dashboard.negativeImpacts]) {
        expect(table.some(({ actualPotentialImpact }) => actualPotentialImpact === actuality)).toBe(true);
      }
    }
    expect(dashboard.polarityNotSet).toEqual([]);
  });

  it('has points in all four quadrants and topics of all three classes', () => {
    const quadrants = new Set(dashboard.points.map(({ materialBy }) => materialBy));
    expect(quadrants).toEqual(new Set(['both', 'impact', 'financial', 'none']));
    const classes = new Set(dashboard.points.map(({ classification }) => classification));
    expect(classes).toEqual(new Set(['High', 'Medium', 'Low']));
  });

  it('has one topic with impacts only and one with opportunities only, drawn hollow, and one without any score', () => {
    const hollow = dashboard.points.filter(({ hasImpact, hasFinancial }) => !hasImpact || !hasFinancial);
    expect(hollow.filter((point) => !hasPlace(point)).map(({ topic }) => topic.code)).toEqual(['E4.3']);
    expect(hollow.filter(hasPlace).map(({ topic, hasImpact }) => [topic.code, hasImpact])).toEqual([
      ['S2.2', true],
      ['S4.3', false],
    ]);
  });

  it('shows both sides of the threshold: 12 stays below 12.5, 15 is above unless the team decides otherwise', () => {
    expect(scoresOf('G1.5')).toEqual([10, 12, 'Medium', 'none']);
    expect(scoresOf('E2.2')).toEqual([15, 9, 'Medium', 'none']);
    expect(scoresOf('E4.1')).toEqual([25, 15, 'High', 'both']);
  });

  it('calls an impact that was found actual, with the score that severity alone gives it', () => {
    const housing = mustHave(current.components.find(({ title }) => title.startsWith('Unfit housing')));
    expect(housing).toMatchObject({ actualPotentialImpact: 'Actual', impactLikelihood: 5, humanRights: true });
    const row = mustHave(allRows(dashboard).find(({ id }) => id === housing.id));
    expect([row.rule, row.severity, row.score]).toEqual(['actual', 2, 10]);
  });

  it('shows the conventions at work: human rights, an adjusted severity, a component that does not count', () => {
    const rows = [...dashboard.negativeImpacts, ...dashboard.positiveImpacts];
    const precedence = rows.filter(({ rule }) => rule === 'human-rights');
    expect(precedence.every((row) => row.likelihoodCounted === 5 && row.likelihoodStated < 5)).toBe(true);
    expect(precedence.length).toBeGreaterThanOrEqual(2);
    expect(current.components.filter(({ severityReason }) => severityReason !== '')).toHaveLength(2);
    expect(rows.filter(({ counted }) => !counted).map(({ title }) => title)).toEqual(['Lighter dessert tubs']);
  });

  it('has measures that lower a score, and one of each kind that does not', () => {
    const { financialYearStart, scoreBasis } = current.assessment;
    expect(scoreBasis).toBe('gross');
    const idle = (current.measures ?? []).map((measure) => whyIdle(measure, financialYearStart));
    expect(new Set(idle)).toEqual(new Set([null, 'planned', 'not-judged', 'remediation']));
    expect(managedSides(dashboard).map(({ topic, side, gross, net }) => [topic.code, side, gross, net])).toEqual([
      ['E1.1', 'financial', 16, 12],
      ['E4.1', 'financial', 15, 10],
    ]);
    const water = dashboard.points.find(({ topic }) => topic.code === 'E3.1');
    expect([water?.financial, water?.beside?.financial]).toEqual([20, 15]);
  });

  it('has a smaller, completed year before the draft, with different results', () => {
    expect(earlier.assessment.status).toBe('completed');
    expect(current.assessment.status).toBe('draft');
    expect(earlier.assessment.financialYearStart < current.assessment.financialYearStart).toBe(true);
    expect(earlier.components.length).toBeLessThan(current.components.length * 0.6);
    const before = buildDashboard(earlier);
    expect(before.notYetAssessed).toEqual([]);
    const moved = before.points.filter((point) => {
      const now = dashboard.points.find(({ topic }) => topic.code === point.topic.code);
      return now && (now.impact !== point.impact || now.financial !== point.financial);
    });
    expect(moved.length).toBeGreaterThanOrEqual(5);
  });

  it.each(years)(
    'has a value chain in the %s year with entries, and with activities not yet looked at',
    (_, _year, data) => {
      const { tiers, open, notPlaced } = coverageOf(data.activities ?? [], data.components, entryBars(data));
      const activities = tiers.flatMap((tier) => tier.activities);
      expect(activities.filter(({ state }) => state === 'placed').length).toBeGreaterThan(activities.length / 2);
      expect(activities.map(({ state }) => state)).toContain('nothing-found');
      expect(open.length).toBeGreaterThan(0);
      expect(notPlaced.length).toBeLessThan(data.components.length / 2);
    },
  );

  it('has evidence that could have been entered through the forms, on entries of the current year', () => {
    for (const { content, uses, ...about } of sampleCompany.evidence) {
      const url = 'url' in content ? content.url : '';
      expect(validateFields(evidenceFields, { ...about, url })).toEqual({});
      expect('text' in content || isWebAddress(url)).toBe(true);
      for (const { at, ...use } of uses) {
        const entry = found(
          current.components.find(({ title }) => title === at),
          at,
        );
        expect(validateFields(evidenceUseFields, use)).toEqual({});
        expect(['', ...criteriaOffered(entry, '').map(({ id }) => id)]).toContain(use.criterion);
      }
    }
  });
});
