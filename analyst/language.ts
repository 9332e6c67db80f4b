import type { Block } from './blocks/answer.ts';
import { blocks, offers, sentence } from './blocks/say.ts';

/** The questions that are offered, and translated in each language below in this order. */
const OFFERED = ['Which topics are material?', 'Which risks do we have upstream?', 'What can you do?'] as const;

/** Languages in which the analyst says that it reads only English, recognized by frequent words that occur in no other of them. */
const LANGUAGES = [
  {
    says: 'Ich lese nur Fragen auf Englisch. Ohne einen Satz geht es auch: Unter „Build a question“ wählen Sie, was Sie wissen möchten, und es wird in jeder Sprache gleich beantwortet.',
    offers: ['Welche Themen sind wesentlich?', 'Welche Risiken haben wir vorgelagert?', 'Was kannst du?'],
    words:
      /(?<![\p{L}])(der|die|das|und|ist|sind|nicht|wie|welche[rsnm]?|wer|wann|warum|wieviele?|viele|unsere?[rsnm]?|wir|haben|hat|für|mit|im|zum|zur|auf|ein|eine[rsnm]?|noch|bitte|zeig|mir|alle[nr]?|was|gibt|es|seit|jahr|themen|über|bis)(?![\p{L}])/giu,
  },
  {
    says: 'Je ne lis que des questions en anglais. Sans phrase, « Build a question » vous laisse choisir ce que vous voulez savoir, et la réponse est la même dans toutes les langues.',
    offers: ['Quels sujets sont significatifs ?', 'Quels risques avons-nous en amont ?', 'Que sais-tu faire ?'],
    words:
      /(?<![\p{L}])(le|la|les|des|du|est|sont|pas|pour|quels?|quelles?|quoi|pourquoi|comment|combien|nos|notre|nous|avec|dans|sur|une?|et|qui|ce|cette|que|donne|montre|moi|depuis|année|elle|il)(?![\p{L}])|\b[ldqcs]['’]\p{L}/giu,
  },
  {
    says: 'Solo leo preguntas en inglés. Sin frases, en «Build a question» usted elige lo que quiere saber, y la respuesta es la misma en todos los idiomas.',
    offers: ['Mostrar los temas materiales', '¿Qué riesgos tenemos aguas arriba?', '¿Qué puedes hacer?'],
    words:
      /(?<![\p{L}])(el|los|las|del|es|son|hay|para|qué|cuáles|cuál|cuánt[oa]s?|quién|quiénes|cómo|dónde|nuestr[oa]s?|con|una?|por|está|este|esta|más|han?|hemos|desde|año|temas|algo|muéstrame|dime|cambiado)(?![\p{L}])|[¿¡]/giu,
  },
  {
    says: 'Leggo solo domande in inglese. Senza frasi, con «Build a question» sceglie che cosa vuole sapere, e la risposta è la stessa in ogni lingua.',
    offers: ['Quali temi sono rilevanti?', 'Quali rischi abbiamo a monte?', 'Che cosa sai fare?'],
    words:
      /(?<![\p{L}])(il|gli|della|delle|dei|che|sono|quali|quale|quanti|quante|perché|come|nostr[aeio]|abbiamo|con|una?|per|è|non|più|chi|cosa|temi|dallo|anno|rilevanti|mostrami|dove|ha|cambiato)(?![\p{L}])/giu,
  },
  {
    says: 'Ik lees alleen vragen in het Engels. Zonder zin kan het ook: bij ‘Build a question’ kiest u wat u wilt weten, en het antwoord is in elke taal hetzelfde.',
    offers: ['Welke onderwerpen zijn materieel?', 'Welke risico’s hebben we stroomopwaarts?', 'Wat kun je doen?'],
    words:
      /(?<![\p{L}])(het|een|zijn|niet|welke|waarom|hoe|hoeveel|onze|ons|wij|we|hebben|heeft|voor|met|van|wat|wie|geef|toon|mij|alle|sinds|vorig|jaar|er|veranderd|over|de|en|zijn|ontbreekt)(?![\p{L}])/giu,
  },
  {
    says: 'Czytam tylko pytania w języku angielskim. Można też bez zdania: w „Build a question” wybiera się, co chce się wiedzieć, a odpowiedź jest taka sama w każdym języku.',
    offers: ['Pokaż istotne tematy', 'Jakie ryzyka mamy na wyższym szczeblu łańcucha wartości?', 'Co potrafisz?'],
    words:
      /(?<![\p{L}])(jest|są|nie|jak|jaki|jakie|które|który|która|dlaczego|ile|nasze|nasz|dla|się|czy|kto|co|od|na|w|z|i|tematy|istotne|pokaż|mi|wszystkie|mamy|zmienił[oa]?|roku)(?![\p{L}])|[ąęłńśźż]/giu,
  },
] as const;

const ENGLISH =
  /(?<![\p{L}])(the|of|is|are|what|which|who|how|why|when|where|our|we|do|does|did|in|for|and|to|with|has|have|by|on|that|any|all|show|list|many|much|not|it|this|year|last|me|us|a|an)(?![\p{L}])/giu;
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/gu;
const ELSEWHERE =
  'I only understand questions in English. Under “Build a question”, you can choose what you want to know instead of writing a sentence. The answer is the same in every language.';

/** Letters with diacritics, except in names that start with a capital letter. */
const STRANGE = /(?<![\p{L}])\p{Ll}*[à-žåäöæøß]\p{Ll}*/u;
const FEW_WORDS = 3;
/** At least this share of the words must belong to another language, so that a foreign name in an English sentence has no effect. */
const LEAST_SHARE = 0.3;

/** The response to a question that is clearly not English, in its language if that is one of six; null otherwise. */
export function otherLanguage(question: string): Block[] | null {
  const text = question.slice(0, 600);
  const letters = text.replace(/\s/g, '').length;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > letters * LEAST_SHARE) return say(ELSEWHERE);
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  const [best] = LANGUAGES.map(({ says, offers: own, words: theirs }) => ({
    ...{ says, own },
    hits: text.match(theirs)?.length ?? 0,
  })).toSorted((one, other) => other.hits - one.hits);
  const isTheirs = english === 0 || (best?.hits ?? 0) / words >= LEAST_SHARE;
  if (best && best.hits >= 2 && best.hits > english && isTheirs) return say(best.says, best.own);
  // Letters that English does not have, and none of its small words.
  return english === 0 && words >= FEW_WORDS && STRANGE.test(text) ? say(ELSEWHERE) : null;
}

const say = (text: string, own: readonly string[] = OFFERED): Block[] => blocks(sentence(text), offers(...own));

/** The English question that an offer in another language asks; null for any other words. */
export function inEnglish(question: string): string | null {
  const at = LANGUAGES.map(({ offers: own }: { offers: readonly string[] }) => own.indexOf(question.trim())).find(
    (place) => place >= 0,
  );
  return (at !== undefined && OFFERED[at]) || null;
}
