import { type MatrixPicture, pictureSize } from './matrix-picture.ts';

/** Saves the matrix as an SVG file. `fileName` comes without its ending. */
export async function downloadMatrixSvg(picture: MatrixPicture, fileName: string): Promise<void> {
  const { renderMatrixSvg } = await import('./render-matrix-svg.ts');
  save(new Blob([renderMatrixSvg(picture)], { type: 'image/svg+xml' }), `${fileName}.svg`);
}

/** Saves the matrix as a PNG file of 2400 by 1600 pixels. `fileName` comes without its ending. Throws when the browser cannot. */
export async function downloadMatrixPng(picture: MatrixPicture, fileName: string): Promise<void> {
  const { renderMatrixCanvas } = await import('./render-matrix-canvas.ts');
  const canvas = renderMatrixCanvas(picture, pictureSize);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not make a picture of the matrix');
  save(blob, `${fileName}.png`);
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
