/** Invented contact details of the demonstration. */
export const demoContactDetails = {
  address: '12 Didouche Mourad Street, Algiers, Algeria',
  addressAr: '12 شارع ديدوش مراد، الجزائر العاصمة، الجزائر',
  // With no-break spaces: a number on two lines is hard to read and to dial.
  phone: '+213\u00a0555\u00a012\u00a034\u00a056',
  email: 'contact@tayyar.example',
  facebook: 'https://www.facebook.com/tayyar.example',
  instagram: 'https://www.instagram.com/tayyar.example',
  youtube: 'https://www.youtube.com/@tayyar.example',
  linkedin: 'https://www.linkedin.com/company/tayyar.example',
  x: 'https://x.com/tayyar_example',
};
