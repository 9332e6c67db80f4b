import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fontsFor } from './fonts-for.ts';
import { MatrixPicture, type MatrixPictureProps, pictureSize } from './matrix-picture.tsx';

/** Dots per pixel of the drawing, for sharpness on paper and slides. */
const density = 2;

/** Saves the matrix as an SVG file. `fileName` comes without its ending. */
export async function saveMatrixSvg(picture: MatrixPictureProps, fileName: string): Promise<void> {
  save(new Blob([drawSvg(picture)], { type: 'image/svg+xml' }), `${fileName}.svg`);
}

/**
 * Saves the same drawing as a PNG file of 2400 by 1600 pixels. `fileName` comes without its ending.
 *
 * @throws when the browser cannot make it
 */
export async function saveMatrixPng(picture: MatrixPictureProps, fileName: string): Promise<void> {
  const svg = drawSvg(picture);
  // A picture is drawn apart from the page and sees none of its fonts: those that it needs travel inside.
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

/** The text of the file, drawn in an element that is on no page. */
function drawSvg(picture: MatrixPictureProps): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<MatrixPicture {...picture} />));
    const svg = host.firstElementChild;
    if (!svg) throw new Error('The matrix was not drawn');
    return new XMLSerializer().serializeToString(svg);
  } finally {
    root.unmount();
  }
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
