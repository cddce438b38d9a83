const canvasThatDraws = (red: number, blue: number) => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillText: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray([red, 0, blue, 255]) }),
  } as never);
};

const freshSign = () => {
  let sign = '';
  jest.isolateModules(() => {
    sign = (jest.requireActual('./flag') as typeof import('./flag')).countrySign('NL');
  });
  return sign;
};

it('is the flag where fonts draw it in colour', () => {
  canvasThatDraws(200, 20);
  expect(freshSign()).toBe('🇳🇱');
});

it('is the two letters where all that is drawn is black', () => {
  canvasThatDraws(0, 0);
  expect(freshSign()).toBe('NL');
});
