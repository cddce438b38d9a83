// Who may import whom. A rule's name says what is forbidden; its comment says why.
const engines = '(pdf-text|resume-reader|vacancy-reader|resume-layout|match-engine|taxonomy|geo|writing)';
const tests = '(\\.(spec|test)\\.tsx?$|e2e-spec\\.ts$|/test/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one thing, or have a third in common.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-stand-alone',
      severity: 'error',
      comment: 'Services meet on the bus. A test may start a real neighbour.',
      from: { path: '^services/([^/]+)/', pathNot: tests },
      to: { path: '^(services|frontends)/(?!$1/)[^/]+/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      comment: 'What two apps share is in a library.',
      from: { path: '^frontends/([^/]+)/' },
      to: { path: '^(services|frontends)/(?!$1/)[^/]+/' },
    },
    {
      name: 'services-use-server-libraries',
      severity: 'error',
      comment: 'Screens and browser code have no place in a service.',
      from: { path: '^services/', pathNot: tests },
      to: { path: '^libs/', pathNot: `^libs/(contracts|domain|service-kit|locales|config|${engines})/` },
    },
    {
      name: 'apps-use-browser-libraries',
      severity: 'error',
      comment: 'The server side of the house does not belong in a bundle.',
      from: { path: '^(frontends/(candidate|employer|admin)|libs/(web-kit|ui))/src/', pathNot: tests },
      to: { path: '^libs/', pathNot: '^libs/(contracts|domain|web-kit|ui|locales|resume-layout|config)/' },
    },
    {
      name: 'apps-take-contracts-as-routes-or-types',
      severity: 'error',
      comment: 'The shapes of the contracts bring their validator along; in a browser only their types and the routes are wanted.',
      from: { path: '^(frontends/(candidate|employer|admin)|libs/(web-kit|ui))/src/', pathNot: tests },
      to: { path: '^libs/contracts/src/(?!(.*\\.routes|route|pages|topics|auth/revoked)\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'first-script-stands-alone',
      severity: 'error',
      comment: 'The first script is written into the page: what it shared with the app would be a file of its own, which it cannot import.',
      from: { path: '^(libs|frontends)/(?!web-kit/src/first/)' },
      to: { path: '^libs/web-kit/src/first/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'first-script-uses-no-other-file',
      severity: 'error',
      comment: 'The same, seen from the first script.',
      from: { path: '^libs/web-kit/src/first/', pathNot: tests },
      to: { pathNot: '^libs/web-kit/src/first/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engines-are-pure',
      severity: 'error',
      comment: 'An engine is data in, data out.',
      from: { path: `^libs/${engines}/src/`, pathNot: tests },
      to: { path: '^(libs|services|frontends)/', pathNot: `^libs/(domain|locales|${engines})/` },
    },
    {
      name: 'engines-know-no-framework',
      severity: 'error',
      comment: 'No Nest, no database, no network in an engine.',
      from: { path: `^libs/${engines}/src/` },
      to: { path: 'node_modules/(@nestjs|typeorm|pg|nats|bullmq|ioredis|fastify)/' },
    },
    {
      name: 'domain-knows-nobody',
      severity: 'error',
      comment: 'Words and rules are at the bottom.',
      from: { path: '^libs/domain/src/', pathNot: tests },
      to: { path: '^(libs|services|frontends)/', pathNot: '^libs/domain/' },
    },
    {
      name: 'controllers-ask-services',
      severity: 'error',
      comment: 'Edges are thin: a controller has no business with rows.',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.(repository|entity)\\.ts$' },
    },
    {
      name: 'only-repositories-query',
      severity: 'error',
      comment: 'Every query of a feature is in one place.',
      from: { path: '^services/[^/]+/src/', pathNot: `(\\.(repository|entity|view)\\.ts$|-columns\\.ts$|service\\.ts$|${tests})` },
      to: { path: 'node_modules/typeorm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      comment: 'What two features of an app share is in its own folder or a library.',
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^frontends/$1/src/features/(?!$2/)[^/]+/' },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      comment: 'Product code does not lean on its tests.',
      from: { pathNot: `(${tests}|^libs/test-kit/|^infra/|^frontends/e2e/)` },
      to: { path: tests, pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').join(__dirname, 'libs/config/tsconfig.node-code.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
