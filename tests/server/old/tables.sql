BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE moves (
	table_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	undo BOOLEAN NOT NULL, 
	seat VARCHAR(40) NOT NULL, 
	notation TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_moves_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('f69zmny2v',1,1,0,'blue','card 5',3);
INSERT INTO "moves" VALUES('f69zmny2v',2,2,0,'red','card 2',3);
INSERT INTO "moves" VALUES('cfjsxny2g',1,1,0,'west','GO-03@0911',36);
INSERT INTO "moves" VALUES('cfjsxny2g',2,2,0,'west','GO-04@1011',36);
INSERT INTO "moves" VALUES('cfjsxny2g',3,3,0,'west','L-FARAMIR@1111',36);
INSERT INTO "moves" VALUES('cfjsxny2g',4,4,0,'west','GO-04@1011',12);
INSERT INTO "moves" VALUES('cfjsxny2g',5,5,0,'west','1011>1212',19);
INSERT INTO "moves" VALUES('cfjsxny2g',6,6,0,'west','1212>1412',24);
INSERT INTO "moves" VALUES('eyersg9sk',1,1,0,'ringbearer','journey short-16',2);
INSERT INTO "moves" VALUES('eyersg9sk',2,2,0,'ringbearer','token 20',4);
INSERT INTO "moves" VALUES('eyersg9sk',3,3,0,'wraith-1','at 28',2);
INSERT INTO "moves" VALUES('eyersg9sk',4,4,0,'wraith-1','at 33',2);
INSERT INTO "moves" VALUES('eyersg9sk',5,5,0,'wraith-1','at 28',2);
INSERT INTO "moves" VALUES('eyersg9sk',6,6,0,'wraith-1','at 33',1);
INSERT INTO "moves" VALUES('wnq557gmb',1,1,0,'p1','0',11);
INSERT INTO "moves" VALUES('wnq557gmb',2,2,0,'p2','1',11);
INSERT INTO "moves" VALUES('wnq557gmb',3,3,0,'p2','1',2);
INSERT INTO "moves" VALUES('wnq557gmb',4,4,0,'p2','arwen.82',3);
INSERT INTO "moves" VALUES('wnq557gmb',5,5,0,'p2','haldir.100',4);
INSERT INTO "moves" VALUES('wnq557gmb',6,6,0,'p1','legolas.11',5);
INSERT INTO "moves" VALUES('zkdxqz5dr',1,1,0,'free','declare',2);
INSERT INTO "moves" VALUES('zkdxqz5dr',2,2,0,'free','rivendell',1);
INSERT INTO "moves" VALUES('zkdxqz5dr',3,3,0,'free','gandalf-the-grey',2);
INSERT INTO "moves" VALUES('zkdxqz5dr',4,4,0,'shadow','3',8);
INSERT INTO "moves" VALUES('zkdxqz5dr',5,5,0,'free','die muster',4);
INSERT INTO "moves" VALUES('zkdxqz5dr',6,6,0,'free','skip',3);
INSERT INTO "moves" VALUES('9dav449ww',1,1,0,'west','GO-03@0911',36);
INSERT INTO "moves" VALUES('9dav449ww',2,2,0,'west','GO-04@1011',36);
INSERT INTO "moves" VALUES('9dav449ww',3,3,0,'west','L-FARAMIR@1111',36);
INSERT INTO "moves" VALUES('fyqwwdyxk',1,1,0,'west','GO-01@0704',12);
INSERT INTO "moves" VALUES('fyqwwdyxk',2,2,0,'west','0704>0804',8);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat VARCHAR(40) NOT NULL, 
	"key" VARCHAR(60) NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (table_id, seat, "key"), 
	CONSTRAINT fk_notes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	taken BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('f69zmny2v','red',0,'here','','',1);
INSERT INTO "seats" VALUES('f69zmny2v','blue',1,'here','','',1);
INSERT INTO "seats" VALUES('cfjsxny2g','west',0,'here','','',1);
INSERT INTO "seats" VALUES('cfjsxny2g','shadow',1,'here','','',1);
INSERT INTO "seats" VALUES('eyersg9sk','ringbearer',0,'here','','',1);
INSERT INTO "seats" VALUES('eyersg9sk','wraith-1',1,'here','','',1);
INSERT INTO "seats" VALUES('wnq557gmb','p1',0,'here','','',1);
INSERT INTO "seats" VALUES('wnq557gmb','p2',1,'here','','',1);
INSERT INTO "seats" VALUES('zkdxqz5dr','free',0,'here','','',1);
INSERT INTO "seats" VALUES('zkdxqz5dr','shadow',1,'here','','',1);
INSERT INTO "seats" VALUES('9dav449ww','west',0,'here','','',1);
INSERT INTO "seats" VALUES('9dav449ww','shadow',1,'here','','',1);
INSERT INTO "seats" VALUES('fyqwwdyxk','west',0,'here','','',1);
INSERT INTO "seats" VALUES('fyqwwdyxk','shadow',1,'here','','',1);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	chance TEXT NOT NULL, 
	position TEXT, 
	title VARCHAR(120) NOT NULL, 
	opened DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	version INTEGER NOT NULL, 
	length INTEGER NOT NULL, 
	waiting VARCHAR(40), 
	result TEXT, onward VARCHAR(16), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('f69zmny2v','toy',1,2,'{"rounds":2}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":63795211678806513137843421310473022037}}',NULL,'Ithilien',1.79488444788402581216e+09,1.79488444791056036943e+09,2,2,'red',NULL,NULL);
INSERT INTO "tables" VALUES('cfjsxny2g','siege',1,2,'{"turns":15}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":31623163820627393980969320562640581214}}',NULL,'',1.79488444801505756375e+09,1.79488444806060910225e+09,6,6,'west',NULL,NULL);
INSERT INTO "tables" VALUES('eyersg9sk','hunt',1,2,'{"part":"2","information":1,"pool":3,"shelters":false,"deduction":false,"ask":"all"}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":39748792990200554697880550118992959397}}',NULL,'',1.79488444806788372994e+09,1.79488444810407638549e+09,6,6,'ringbearer',NULL,NULL);
INSERT INTO "tables" VALUES('wnq557gmb','tcg',1,2,'{"first_game":false,"rule_of_4":true,"mulligan":false,"cancel_ring_bearer":true,"survive_site_7":false,"auto_pass":true,"deck_p1":"aragorn","deck_p2":"golden-wood","deck_p3":"aragorn","deck_p4":"gandalf","deck_p5":"aragorn","deck_p6":"gandalf"}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":166612398777477784139856797388965985421}}',NULL,'',1.79488444842667961122e+09,1.79488444846709728234e+09,6,6,'p1',NULL,NULL);
INSERT INTO "tables" VALUES('zkdxqz5dr','wotr',1,2,'{"tokens":"none"}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":117814790178865869343411771438670496166}}',NULL,'',1.79488444860380482676e+09,1.79488444864526104933e+09,6,6,'shadow',NULL,NULL);
INSERT INTO "tables" VALUES('9dav449ww','siege',1,2,'{"turns":12}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":302655092958388803581616553137451151709}}',NULL,'',1.79488444865158224103e+09,1.79488444867470741273e+09,3,3,'west',NULL,NULL);
INSERT INTO "tables" VALUES('fyqwwdyxk','siege',1,2,'{"turns":12}','{"kind":"recorded","asked":0,"given":[],"source":{"kind":"seeded","asked":0,"seed":288383369211686694484933475346579098545}}','{"phase":"movement","pieces":{"MO-01":"1010","MO-02":"1314","MO-03":"2613","MO-04":"1315","MO-05":"1315","MO-06":"waiting","MO-07":"waiting","MO-08":"waiting","MO-09":"waiting","MO-10":"waiting","MO-11":"waiting","MO-12":"waiting","MO-13":"waiting","MO-14":"waiting","MO-15":"waiting","MO-16":"waiting","MO-17":"waiting","MO-18":"waiting","MO-19":"waiting","EA-01":"waiting","MO-20":"waiting","MO-21":"waiting","MO-22":"waiting","HA-01":"2013","HA-02":"0514","HA-03":"0514","HA-04":"waiting","HA-05":"waiting","HA-06":"waiting","HA-07":"waiting","GO-01":"0704","GO-02":"2407","GO-03":"0911","GO-04":"1011","GO-05":"0908","GO-06":"0706","GO-07":"0904","GO-08":"0806","GO-09":"0905","GO-10":"0606","GO-11":"waiting","DA-01":"waiting","DA-02":"waiting","GO-12":"waiting","GO-13":"waiting","RO-01":"waiting","RO-02":"waiting","RO-03":"waiting","RO-04":"waiting","RO-05":"waiting","RO-06":"waiting","RO-07":"waiting","LL-01":"waiting","LL-02":"waiting","LL-03":"waiting","LL-04":"waiting","SW-01":"waiting","SW-02":"waiting","L-GANDALF":"waiting","L-DENETHOR":"0704","L-FARAMIR":"1111","L-IMRAHIL":"waiting","L-THEODEN":"waiting","L-EOMER":"waiting","L-ARAGORN":"waiting","L-WITCHKING":"waiting","L-GOTHMOG":"waiting","L-HARUTH":"waiting","L-SAURON":"waiting"},"since":[0,0],"morale":{"west":["W1"],"shadow":["S1"]},"steps":[{"step":"move-counters","side":0},{"step":"finish-movement","side":0},{"step":"start-phase","side":0,"phase":"combat"},{"step":"choose-target","side":0},{"step":"finish-combat","side":0},{"step":"start-phase","side":0,"phase":"end"},{"step":"announce-bridge","side":0},{"step":"start-stage","side":1},{"step":"start-phase","side":1,"phase":"preparation"},{"step":"recompute-morale"},{"step":"recover-losses","side":1},{"step":"place-reinforcements","side":1},{"step":"record-points"},{"step":"start-phase","side":1,"phase":"movement"},{"step":"complete-bridge","side":1},{"step":"convert-engines"},{"step":"start-movement","side":1},{"step":"move-counters","side":1},{"step":"finish-movement","side":1},{"step":"start-phase","side":1,"phase":"combat"},{"step":"choose-target","side":1},{"step":"finish-combat","side":1},{"step":"start-phase","side":1,"phase":"end"},{"step":"announce-bridge","side":1},{"step":"next-turn"}]}','',1.79488444868946456908e+09,1.79488444870786976819e+09,2,2,'west',NULL,NULL);
CREATE TABLE tokens (
	fingerprint VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	role VARCHAR(8) NOT NULL, 
	seat VARCHAR(40), 
	CONSTRAINT pk_tokens PRIMARY KEY (fingerprint), 
	CONSTRAINT fk_tokens_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('2da24fe5fc250be95981fda08587a33758db940dc0418f47ebb9830023f3f76a','f69zmny2v','host',NULL);
INSERT INTO "tokens" VALUES('b70784f16e70c1ac92830e0829cc9354edee3c6830234dcfd18fa068b64f6e94','f69zmny2v','watch',NULL);
INSERT INTO "tokens" VALUES('2b0e59652b973f9c4f17881a0404e91ed23ed363f2f58f397f755ccd9b72ecc8','cfjsxny2g','host',NULL);
INSERT INTO "tokens" VALUES('0ae88160ad140061cefee0c36b089a730cf00f065a3c7e9ac2cfaa95768b7a31','cfjsxny2g','watch',NULL);
INSERT INTO "tokens" VALUES('aa3865c2039df5315273e3cff30a3e5edaa032a02a37d92b12dd240cdba70bba','eyersg9sk','host',NULL);
INSERT INTO "tokens" VALUES('b5f880e87ead799711d7cff0441e7ddf402dbf85b93b0781f1d8a536a895fd2e','eyersg9sk','watch',NULL);
INSERT INTO "tokens" VALUES('1f1a06e31c031d66f22124cbe8cf6a0efb0dd751fb30fa44ed64f36996485ce9','wnq557gmb','host',NULL);
INSERT INTO "tokens" VALUES('8465184c4fb3430090fcc3d4ae8a9ffb5e7905d59c5a95116432f8d772138735','wnq557gmb','watch',NULL);
INSERT INTO "tokens" VALUES('17276c52ca841164a42254106caf85c7243638eeeaa113686be11977da268815','zkdxqz5dr','host',NULL);
INSERT INTO "tokens" VALUES('699d2b84694f9e17362e6300297f2165bd21479cca5c8e83595fcc124e47898d','zkdxqz5dr','watch',NULL);
INSERT INTO "tokens" VALUES('3fdcaf3826e911cdb5e3302d4f14fdc3ed84296f7598ada24e12becf50b5f493','9dav449ww','host',NULL);
INSERT INTO "tokens" VALUES('d0e1c7269e29c781ed8a8c0818dd040e95240eb1314f9291af11e91730e2cf20','9dav449ww','watch',NULL);
INSERT INTO "tokens" VALUES('401b39b2887e0dfbbe40d1d8ea990959d7e70504d7d081e15699f0980b890ca5','fyqwwdyxk','host',NULL);
INSERT INTO "tokens" VALUES('e3b9007c40bffc42f8a5353ff373bc7bb7cd851e7d5db8571e3ad97dbf169e7f','fyqwwdyxk','watch',NULL);
CREATE INDEX ix_tables_waiting ON tables (waiting);
CREATE INDEX ix_tokens_table_id ON tokens (table_id);
COMMIT;
