/** SWC options shared by the build and by Jest: TypeScript with Nest's decorators to CommonJS. */
module.exports = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2022',
    keepClassNames: true,
  },
  // Dynamic imports stay real ones: pdfjs-dist and a few others are ES modules only.
  // The annotation lets plain ES modules import what is exported by name.
  module: { type: 'commonjs', ignoreDynamic: true, exportInteropAnnotation: true },
  sourceMaps: 'inline',
};
