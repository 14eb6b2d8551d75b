import { numberOf, round } from './decimal';

describe('numberOf', () => {
  it.each([
    [98, 98],
    ['98', 98],
    ['98.0', 98],
    ['98,0', 98],
    [' 98,25 ', 98.25],
    ['-0.5', -0.5],
    ['+5', 5],
    ['1e3', 1000],
    [-0, 0],
    ['1,234', null],
    ['1,234,567', null],
    ['1.234,5', null],
    ['0x10', null],
    ['NaN', null],
    ['Infinity', null],
    ['1e999', null],
    [Infinity, null],
    ['', null],
    ['HI', null],
    ['98 mg/dL', null],
    [null, null],
    [true, null],
    [[98], null],
    [12345678901234567890n, null],
  ])('reads %p as %p', (value, number) => {
    expect(numberOf(value)).toBe(number);
  });
});

describe('round', () => {
  it.each([
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [1.005, 2, 1.01],
    [69.801, 3, 69.801],
    [61.49999999999999, 1, 61.5],
    [-0.001, 2, 0],
  ])('rounds %d to %d decimals: %d', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded);
  });
});
