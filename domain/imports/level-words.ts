import { plainLetters } from './letters.ts';
import { plain } from './read-words.ts';

/** Words for the steps of a scale, folded, from the lowest to the highest, in the languages of `vocabulary.ts`. */
const LEVELS: readonly (readonly [number, string])[] = [
  [
    0,
    'none; negligible; insignificant; minimal; very low; very unlikely; rare; remote; minor; keine; vernachlassigbar; unbedeutend; sehr gering; sehr niedrig; sehr unwahrscheinlich; selten; negligeable; mineur; mineure; menor; minore; tres faible; tres improbable; insignificante; muy bajo; muy baja; molto basso; molto bassa; trascurabile; zeer laag; verwaarloosbaar; bardzo niski; bardzo niskie; znikomy; mycket lag; mycket liten; forsumbar; meget lav; meget lille; ubetydelig; svaert lav; muito baixo; muito baixa; insignificante',
  ],
  [
    1,
    'low; small; limited; unlikely; improbable; possible but unlikely; gering; niedrig; klein; unwahrscheinlich; faible; bas; basse; bajo; baja; basso; bassa; improbabile; laag; onwaarschijnlijk; niski; niska; niskie; malo prawdopodobne; lag; laga; liten; osannolik; lav; lavt; lille; usandsynlig; usannsynlig; baixo; baixa; improvavel',
  ],
  [
    2,
    'medium; moderate; mid; middle; average; possible; significant but limited; mittel; massig; moderat; moglich; moyen; moyenne; modere; moderee; medio; media; moderado; moderada; moderato; moderata; possibile; posible; gemiddeld; matig; mogelijk; sredni; srednia; srednie; umiarkowany; mozliwe; medel; medelhog; mattlig; mojlig; middel; middels; moderat; mulig; medio; media; moderado; moderada; possivel',
  ],
  [
    3,
    'high; large; major; likely; probable; severe; significant; considerable; hoch; gross; wahrscheinlich; erheblich; schwerwiegend; eleve; elevee; majeur; majeure; mayor; maggiore; haut; haute; fort; forte; probable; alto; alta; probabile; grave; hoog; waarschijnlijk; ernstig; wysoki; wysoka; wysokie; prawdopodobne; powazny; hog; hoga; stor; sannolik; allvarlig; hoj; hoy; hojt; sandsynlig; sannsynlig; alvorlig; elevado; elevada; provavel',
  ],
  [
    4,
    'very high; very large; critical; extreme; catastrophic; almost certain; certain; very likely; very severe; sehr hoch; kritisch; extrem; existenzbedrohend; katastrophal; sehr wahrscheinlich; (fast) sicher; fast sicher; sicher; tres eleve; tres elevee; tres fort; tres probable; critique; certain; muy alto; muy alta; critico; seguro; molto alto; molto alta; critica; certo; zeer hoog; kritiek; zeer waarschijnlijk; zeker; bardzo wysoki; bardzo wysokie; krytyczny; pewne; mycket hog; mycket stor; kritisk; meget hoj; meget hoy; svaert hoy; muito alto; muito alta; muito elevado',
  ],
];

const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  LEVELS.flatMap(([level, words]) => words.split('; ').map((word) => [word, level] as const)),
);

/** The level that a word names, from 0 for the lowest to 4 for the highest; null if it names none. */
export function levelNamed(text: string): number | null {
  const said = plainLetters(plain(text))
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return (
    LEVEL_OF.get(said) ??
    LEVEL_OF.get(said.replace(/ (?:impact|risk|likelihood|probability|severity|magnitude)$/, '')) ??
    null
  );
}
