import library from 'pptxgenjs';

/** The library's types describe its CommonJS form, whose default lies one deeper than that of the module that is loaded. */
export const PptxFile = library as unknown as typeof library.default;
export type PptxFile = InstanceType<typeof PptxFile>;
export type PptxSlide = ReturnType<PptxFile['addSlide']>;
export type PptxMaster = Parameters<PptxFile['defineSlideMaster']>[0];
export type PptxText = NonNullable<Parameters<PptxSlide['addText']>[1]>;
export type PptxRows = Parameters<PptxSlide['addTable']>[0];
