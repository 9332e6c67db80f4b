import { type MatrixPicture, matrixPicture, pictureSize } from '#drawing/matrix/picture.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { fontsFor } from './fonts-for.ts';

/** What is drawn; colours, size and number format are those of a file. */
type Picture = Required<Pick<MatrixPicture, 'points' | 'thresholds' | 'caption' | 'comparedWith'>>;

/** Dots per pixel of the drawing, for sharp pictures on paper and slides. */
const density = 2;

/** Saves the matrix as an SVG file. `fileName` has no extension. */
export async function saveMatrixSvg(picture: Picture, fileName: string): Promise<void> {
  save(new Blob([draw(picture)], { type: 'image/svg+xml' }), `${fileName}.svg`);
}

/**
 * Saves the same drawing as a PNG file of 2400 by 1600 pixels. `fileName` has no extension.
 * @throws if the browser cannot create it
 */
export async function saveMatrixPng(picture: Picture, fileName: string): Promise<void> {
  const svg = draw(picture);
  // The picture is rendered separately from the page and cannot use its fonts: those that it needs are embedded.
  const fonts = await fontsFor('Inter Variable', svg);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('>', `><style>${fonts}</style>`))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width * density;
  canvas.height = pictureSize.height * density;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not make a picture of the matrix');
  save(blob, `${fileName}.png`);
}

const draw = (picture: Picture) => matrixPicture({ ...picture, write: formatNumber });

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
