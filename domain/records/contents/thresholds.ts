import { places } from '#domain/chat/places.ts';
import type { Reached } from './contents.ts';

export const thresholdsContents: Reached = { place: (data) => places.results(data) };
