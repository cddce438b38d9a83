import { educationTypeOf } from './education';

describe('reading a diploma', () => {
  it.each([
    ['PhD in Physics', 'PHD'],
    ['Gepromoveerd in de rechten', 'PHD'],
    ['Master of Science, Computer Science', 'MASTER_WO'],
    ['MSc Econometrie, Erasmus Universiteit', 'MASTER_WO'],
    ['ir. Technische Bestuurskunde', 'MASTER_WO'],
    ['Master, Hogeschool Utrecht', 'MASTER_HBO'],
    ['wo werk- en denkniveau', 'MASTER_WO'],
    ['B.Sc. Mathematics', 'BACHELOR_WO'],
    ['Bachelor of Arts', 'BACHELOR_WO'],
    ['HBO Verpleegkunde', 'BACHELOR_HBO'],
    ['Bachelor Commerciële Economie, Fontys', 'BACHELOR_HBO'],
    ['PABO', 'BACHELOR_HBO'],
    ['Associate degree Logistiek', 'BACHELOR_HBO'],
    ['MBO niveau 4 Verpleegkunde', 'BACHELOR_MBO'],
    ['MBO-3 Verzorgende', 'BACHELOR_MBO'],
    ['mbo 2 Helpende', 'BACHELOR_MBO'],
    ['VWO, Gymnasium', 'HIGH_SCHOOL_VWO'],
    ['A-levels', 'HIGH_SCHOOL_VWO'],
    ['HAVO', 'HIGH_SCHOOL_HAVO'],
    ['High school diploma', 'HIGH_SCHOOL_HAVO'],
    ['VMBO-T', 'HIGH_SCHOOL_VMBO'],
    ['MAVO', 'HIGH_SCHOOL_VMBO'],
    ['Certificaat VCA', 'CERTIFICATE'],
    ['Gardening for pleasure', null],
    ['', null],
  ])('reads "%s" as %s', (text, type) => {
    expect(educationTypeOf(text)).toBe(type);
  });
});
