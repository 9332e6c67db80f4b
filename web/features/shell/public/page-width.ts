/** The width that all parts of a public page share. */
export const pageWidth = 'mx-auto w-full max-w-7xl px-5 sm:px-8';
