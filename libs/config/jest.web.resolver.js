/** The condition `source` is ours: some published packages name it too, for files they leave out of their tarball. */
module.exports = (request, options) =>
  options.defaultResolver(request, {
    ...options,
    conditions: request.startsWith('@tandem/') ? options.conditions : options.conditions?.filter((name) => name !== 'source'),
  });
