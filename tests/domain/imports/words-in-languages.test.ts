import { describe, expect, it } from 'vitest';
import { levelNamed } from '#domain/imports/level-words.ts';
import { meaningOf, readKindWord } from '#domain/imports/read-kind-word.ts';
import { readWord } from '#domain/imports/read-word.ts';
import { actualities, impactPolarities, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';

/** What a word means, with a question mark if it has to be asked; '-' if nothing is known of it. */
const told = (read: { id: string; isSure: boolean } | null) =>
  read === null ? '-' : `${read.id}${read.isSure ? '' : '?'}`;
const kindOf = (said: string) => {
  const read = readKindWord(said);
  return told(read && { id: meaningOf(read.named), isSure: read.isSure });
};
const wrong = (read: (said: string) => string, expected: string, said: string) =>
  said.split('; ').flatMap((word) => (read(word) === expected ? [] : [`${word}: ${read(word)}`]));

describe('words of registers in eleven languages', () => {
  it.each([
    [
      'risk',
      'Risk; Risiko; Risque; Riesgo; Rischio; Risico; Ryzyko; Risker; Risici; Risco; Rischio fisico; Risque de transition; Fysisk risk; Omställningsrisk; R',
    ],
    [
      'opportunity',
      'Opportunity; Chance; Opportunité; Oportunidad; Opportunità; Kans; Szansa; Möjlighet; Mulighed; Mulighet; Oportunidade; O',
    ],
    ['impact', 'Impact; Auswirkung; Incidencia; Impatto; Wpływ; Påverkan; Påvirkning; Impacto; I'],
    [
      'negative',
      'Negative Auswirkung; Impact négatif; Incidencia negativa; Impatto negativo; Negatieve impact; Negatywny wpływ; Negativ påverkan; Negativ påvirkning; Impacto negativo',
    ],
    [
      'actual-negative',
      'Tatsächliche negative Auswirkung; Impact négatif réel; Incidencia negativa real; Impatto negativo effettivo; Feitelijke negatieve impact; Rzeczywisty negatywny wpływ; Faktisk negativ påverkan; Faktisk negativ påvirkning; Impacto negativo real; Impact négatif avéré',
    ],
    [
      'potential-positive',
      'Potenzielle positive Auswirkung; Impact positif potentiel; Impacto positivo potencial; Impatto positivo potenziale; Potentieel positieve impact; Potencjalny pozytywny wpływ; Potentiell positiv påverkan; Potentiel positiv påvirkning',
    ],
    ['negative?', 'NI'],
    ['actual-negative?', 'ANI'],
    ['potential-negative?', 'PNI'],
    ['opportunity?', 'C; Upside'],
    ['risk?', 'Threat; Downside'],
    ['-', 'Other; X; 3; Risk/Opportunity; Rischio/Opportunità'],
  ])('for kinds: %s', (expected, said) => expect(wrong(kindOf, expected, said)).toEqual([]));

  it.each([
    [
      'short',
      'Short term; kurzfristig; court terme; corto plazo; breve termine; korte termijn; krótkoterminowa; kort sikt; På kort sigt; curto prazo; ST; perspektywa krótkoterminowa',
    ],
    [
      'medium',
      'Medium-term; mittelfristig; moyen terme; medio plazo; medio termine; middellange termijn; średni termin; medellång sikt; mellemlang sigt; médio prazo',
    ],
    [
      'long',
      'Long term; langfristig; long terme; largo plazo; lungo termine; lange termijn; długi termin; lång sikt; lang sigt; longo prazo',
    ],
    [
      'medium-long',
      'Medium to long term; mittel- bis langfristig; moyen à long terme; medio y largo plazo; medel- till lång sikt; médio a longo prazo',
    ],
    ['short?', 'KF; CT; CP; immediate'],
    ['-', '2030; 2025-2027; H1'],
  ])('for horizons: %s', (expected, said) =>
    expect(wrong((word) => told(readWord(timeHorizons, word)), expected, said)).toEqual([]),
  );

  it.each([
    [
      'upstream',
      'Upstream; vorgelagert; en amont; aguas arriba; a monte; fases anteriores de la cadena de valor; na wyższym szczeblu łańcucha wartości; Uppströms; Opstrøms; Oppstrøms; a montante',
    ],
    [
      'own-operations',
      'Own operations; eigene Geschäftstätigkeit; activités propres; operaciones propias; operazioni proprie; eigen activiteiten; operacje własne; Egen verksamhet; Egne aktiviteter; Operações próprias',
    ],
    [
      'downstream',
      'Downstream; nachgelagert; en aval; aguas abajo; a valle; na niższym szczeblu łańcucha wartości; Nedströms; Nedstrøms; a jusante',
    ],
    [
      'upstream-own-downstream',
      'Entire value chain; Entire VC; Hela värdekedjan; Hele værdikæden; toda a cadeia de valor; hele waardeketen',
    ],
    ['upstream?', 'Suppliers; Leverantörer; Fornecedores; Up; U'],
    ['downstream?', 'Customers; Kunder; D; End-of-life'],
    ['-', 'Somewhere; Logistics'],
  ])('for places in the chain: %s', (expected, said) =>
    expect(wrong((word) => told(readWord(valueChainConcentrations, word)), expected, said)).toEqual([]),
  );

  it.each([
    ['Positive', 'Positive; positiv; positif; positivo; positief; pozytywny; positiva; +'],
    ['Negative', 'Negative; negativ; négatif; negativo; negatief; negatywny; negativa'],
    ['Positive?', 'P; beneficial'],
    ['Negative?', 'N; adverse'],
    ['-', 'position; neutral'],
  ])('for polarity: %s', (expected, said) =>
    expect(wrong((word) => told(readWord(impactPolarities, word)), expected, said)).toEqual([]),
  );

  it.each([
    ['Actual', 'Actual; tatsächlich; réel; real; effettivo; feitelijk; rzeczywisty; faktisk; IST; avéré'],
    ['Potential', 'Potential; potenziell; potentiel; potencial; potenziale; potentieel; potencjalny; potentiell; POT'],
    ['Actual?', 'A; existing; ongoing'],
    ['Potential?', 'P; possible'],
  ])('for what has happened: %s', (expected, said) =>
    expect(wrong((word) => told(readWord(actualities, word)), expected, said)).toEqual([]),
  );

  it('for levels, from the lowest to the highest', () => {
    const levels = [
      'very low; sehr gering; très faible; muy bajo; molto basso; zeer laag; bardzo niski; mycket låg; meget lav; muito baixo',
      'low; gering; faible; bajo; basso; laag; niski; låg; lav; baixo; baixa',
      'medium; mittel; moyen; medio; gemiddeld; średni; medel; måttlig; middel; médio; moderado',
      'high; hoch; élevé; alto; hoog; wysoki; hög; høj; høy; elevado',
      'very high; sehr hoch; très élevé; muy alto; molto alto; zeer hoog; bardzo wysoki; mycket hög; meget høj; svært høy; muito alto',
    ];
    for (const [at, said] of levels.entries())
      expect(said.split('; ').filter((word) => levelNamed(word) !== at)).toEqual([]);
  });
});
