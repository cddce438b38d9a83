/** Languages people speak. "Frans" and "Frank" are also names, so labels count in their written case only. */
export const languages = `
## LANGUAGES 0.35 language
=English | =Engels | english language, engelse taal, engelstalig, beheersing van de engelse taal, business english, zakelijk engels | | 0.2
=Dutch | =Nederlands | dutch language, nederlandse taal, nederlandstalig, beheersing van de nederlandse taal | | 0.2
=German | =Duits | german language, duitse taal, duitstalig, =Deutsch
=French | =Frans | french language, franse taal, franstalig, =Français
=Spanish | =Spaans | spanish language, spaanse taal, spaanstalig, =Español
=Italian | =Italiaans | italian language, italiaanse taal, =Italiano
=Portuguese | =Portugees | portuguese language, brazilian portuguese, =Português
=Polish | =Pools | polish language, poolse taal, =Polski
=Russian | =Russisch | russian language, russische taal
=Ukrainian | =Oekraïens | ukrainian language, oekraïense taal
=Romanian | =Roemeens | romanian language, roemeense taal
=Bulgarian | =Bulgaars | bulgarian language
=Hungarian | =Hongaars | hungarian language
=Czech | =Tsjechisch | czech language
=Slovak | =Slowaaks | slovak language
=Slovenian | =Sloveens | slovenian language
=Croatian | =Kroatisch | croatian language, =Serbian, =Servisch, =Bosnian, =Bosnisch
=Greek | =Grieks | greek language, =Nieuwgrieks
=Turkish | =Turks | turkish language, turkse taal
=Arabic | =Arabisch | arabic language, arabische taal
=Moroccan Arabic | =Marokkaans | darija, marokkaans-arabisch
=Berber | =Berbers | tamazight, tarifit
=Hebrew | =Hebreeuws | hebrew language
=Persian | =Perzisch | farsi, dari
=Kurdish | =Koerdisch | kurmanji, sorani
=Hindi | =Hindi | hindi language
=Urdu | =Urdu | urdu language
=Punjabi | =Punjabi | punjabi language
=Bengali | =Bengaals | bangla
=Tamil | =Tamil | tamil language
=Chinese | =Chinees | mandarin, mandarin chinese, mandarijn, cantonese, kantonees, chinese language
=Japanese | =Japans | japanese language
=Korean | =Koreaans | korean language
=Vietnamese | =Vietnamees | vietnamese language
=Thai | =Thais | thai language
=Indonesian | =Indonesisch | bahasa indonesia, =Malay, =Maleis
=Tagalog | =Tagalog | filipino language
=Swedish | =Zweeds | swedish language
=Norwegian | =Noors | norwegian language
=Danish | =Deens | danish language
=Finnish | =Fins | finnish language
=Icelandic | =IJslands | icelandic language
=Estonian | =Ests | estonian language
=Latvian | =Lets | latvian language
=Lithuanian | =Litouws | lithuanian language
=Albanian | =Albanees | albanian language
=Macedonian | =Macedonisch | macedonian language
=Armenian | =Armeens | armenian language
=Georgian | =Georgisch | georgian language
=Somali | =Somalisch | somali language
=Tigrinya | =Tigrinya | tigrinya language
=Amharic | =Amhaars | amharic language
=Swahili | =Swahili | kiswahili
=Afrikaans | =Afrikaans | afrikaans language
=Frisian | =Fries | friese taal, frysk
=Papiamento | =Papiaments | papiamentu
=Sranan Tongo | =Sranantongo | surinaams
=Catalan | =Catalaans | catalan language
=Basque | =Baskisch | basque language
=Irish | =Iers | irish gaelic
=Latin | =Latijn | latin language
=Ancient Greek | =Oudgrieks | classical greek, klassiek grieks
Sign language | Gebarentaal | nederlandse gebarentaal, british sign language, american sign language, =NGT, nmg gebaren | ~Interpreting | 0.7
Braille | Braille | brailleschrift | | 0.8
`;
