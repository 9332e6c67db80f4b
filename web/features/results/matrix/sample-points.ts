import type { TopicId } from '#domain/ids.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';

/** Points for the gallery and for tests: shapes of real assessments, including equal scores and one-sided topics. */
export const samplePoints: readonly MatrixPoint[] = [
  point('E1', 'Climate change', 'Environmental', 20, 16, 7),
  point('E2', 'Pollution', 'Environmental', 12, 6, 3),
  point('E3', 'Water and marine resources', 'Environmental', 16, 16, 4),
  point('E4', 'Biodiversity and ecosystems', 'Environmental', 16, 16, 2),
  point('E5', 'Resource use and circular economy', 'Environmental', 9, 20, 5),
  point('S1', 'Own workforce', 'Social', 12, 15, 6),
  point('S2', 'Workers in the value chain', 'Social', 25, 10, 9),
  point('S3', 'Affected communities', 'Social', 10, 0, 1),
  point('S4', 'Consumers and end-users', 'Social', 6, 12, 2),
  point('G1', 'Business conduct', 'Governance', 0, 15, 2),
];

const products = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/** Topics on the few values that products of 1 to 5 can have: a crowded matrix. */
export function crowdOf(count: number): MatrixPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const [letter, category]: [string, Category] =
      index % 9 < 4 ? ['E', 'Environmental'] : index % 9 < 8 ? ['S', 'Social'] : ['G', 'Governance'];
    return point(
      `${letter}${1 + (index % 5)}.${1 + Math.floor(index / 9)}`,
      `Sub-topic with quite a long name ${index + 1}`,
      category,
      products[(index * 5 + 3) % products.length] ?? 0,
      products[(index * 9 + Math.floor(index / 14) * 3) % products.length] ?? 0,
      1 + ((index * 3) % 11),
    );
  });
}

function point(
  code: string,
  name: string,
  category: Category,
  impact: number,
  financial: number,
  componentCount: number,
): MatrixPoint {
  return {
    topic: { id: code as TopicId, code, name, category },
    impact,
    financial,
    hasImpact: impact > 0,
    hasFinancial: financial > 0,
    counted: Array.from({ length: componentCount }, (_, index) => component(index, impact, financial)),
  };
}

function component(index: number, impact: number, financial: number): MatrixPoint['counted'][number] {
  const isImpact = financial === 0 || (impact > 0 && index % 2 === 0);
  return {
    title: isImpact ? 'Emissions of the two oldest boilers in the northern plant' : 'Rising price of allowances',
    kind: isImpact ? 'impact' : index % 4 === 1 ? 'risk' : 'opportunity',
    score: Math.max(1, (isImpact ? impact : financial) - Math.floor(index / 2) * 2),
  };
}
