// The tags of tables in font files, for `CTFontCopyTable(_:_:_:)`.

/// The tag of the table “BASE”.
public let kCTFontTableBASE = 0x4241_5345
/// The tag of the table “CBDT”.
public let kCTFontTableCBDT = 0x4342_4454
/// The tag of the table “CBLC”.
public let kCTFontTableCBLC = 0x4342_4C43
/// The tag of the table “CFF ”.
public let kCTFontTableCFF = 0x4346_4620
/// The tag of the table “CFF2”.
public let kCTFontTableCFF2 = 0x4346_4632
/// The tag of the table “COLR”.
public let kCTFontTableCOLR = 0x434F_4C52
/// The tag of the table “CPAL”.
public let kCTFontTableCPAL = 0x4350_414C
/// The tag of the table “DSIG”.
public let kCTFontTableDSIG = 0x4453_4947
/// The tag of the table “EBDT”.
public let kCTFontTableEBDT = 0x4542_4454
/// The tag of the table “EBLC”.
public let kCTFontTableEBLC = 0x4542_4C43
/// The tag of the table “EBSC”.
public let kCTFontTableEBSC = 0x4542_5343
/// The tag of the table “GDEF”.
public let kCTFontTableGDEF = 0x4744_4546
/// The tag of the table “GPOS”.
public let kCTFontTableGPOS = 0x4750_4F53
/// The tag of the table “GSUB”.
public let kCTFontTableGSUB = 0x4753_5542
/// The tag of the table “HVAR”.
public let kCTFontTableHVAR = 0x4856_4152
/// The tag of the table “JSTF”.
public let kCTFontTableJSTF = 0x4A53_5446
/// The tag of the table “LTSH”.
public let kCTFontTableLTSH = 0x4C54_5348
/// The tag of the table “MATH”.
public let kCTFontTableMATH = 0x4D41_5448
/// The tag of the table “MERG”.
public let kCTFontTableMERG = 0x4D45_5247
/// The tag of the table “MVAR”.
public let kCTFontTableMVAR = 0x4D56_4152
/// The tag of the table “OS/2”.
public let kCTFontTableOS2 = 0x4F53_2F32
/// The tag of the table “PCLT”.
public let kCTFontTablePCLT = 0x5043_4C54
/// The tag of the table “STAT”.
public let kCTFontTableSTAT = 0x5354_4154
/// The tag of the table “SVG ”.
public let kCTFontTableSVG = 0x5356_4720
/// The tag of the table “VDMX”.
public let kCTFontTableVDMX = 0x5644_4D58
/// The tag of the table “VORG”.
public let kCTFontTableVORG = 0x564F_5247
/// The tag of the table “VVAR”.
public let kCTFontTableVVAR = 0x5656_4152
/// The tag of the table “Zapf”.
public let kCTFontTableZapf = 0x5A61_7066
/// The tag of the table “acnt”.
public let kCTFontTableAcnt = 0x6163_6E74
/// The tag of the table “ankr”.
public let kCTFontTableAnkr = 0x616E_6B72
/// The tag of the table “avar”.
public let kCTFontTableAvar = 0x6176_6172
/// The tag of the table “bdat”.
public let kCTFontTableBdat = 0x6264_6174
/// The tag of the table “bhed”.
public let kCTFontTableBhed = 0x6268_6564
/// The tag of the table “bloc”.
public let kCTFontTableBloc = 0x626C_6F63
/// The tag of the table “bsln”.
public let kCTFontTableBsln = 0x6273_6C6E
/// The tag of the table “cidg”.
public let kCTFontTableCidg = 0x6369_6467
/// The tag of the table “cmap”.
public let kCTFontTableCmap = 0x636D_6170
/// The tag of the table “cvar”.
public let kCTFontTableCvar = 0x6376_6172
/// The tag of the table “cvt ”.
public let kCTFontTableCvt = 0x6376_7420
/// The tag of the table “fdsc”.
public let kCTFontTableFdsc = 0x6664_7363
/// The tag of the table “feat”.
public let kCTFontTableFeat = 0x6665_6174
/// The tag of the table “fmtx”.
public let kCTFontTableFmtx = 0x666D_7478
/// The tag of the table “fond”.
public let kCTFontTableFond = 0x666F_6E64
/// The tag of the table “fpgm”.
public let kCTFontTableFpgm = 0x6670_676D
/// The tag of the table “fvar”.
public let kCTFontTableFvar = 0x6676_6172
/// The tag of the table “gasp”.
public let kCTFontTableGasp = 0x6761_7370
/// The tag of the table “glyf”.
public let kCTFontTableGlyf = 0x676C_7966
/// The tag of the table “gvar”.
public let kCTFontTableGvar = 0x6776_6172
/// The tag of the table “hdmx”.
public let kCTFontTableHdmx = 0x6864_6D78
/// The tag of the table “head”.
public let kCTFontTableHead = 0x6865_6164
/// The tag of the table “hhea”.
public let kCTFontTableHhea = 0x6868_6561
/// The tag of the table “hmtx”.
public let kCTFontTableHmtx = 0x686D_7478
/// The tag of the table “hsty”.
public let kCTFontTableHsty = 0x6873_7479
/// The tag of the table “just”.
public let kCTFontTableJust = 0x6A75_7374
/// The tag of the table “kern”.
public let kCTFontTableKern = 0x6B65_726E
/// The tag of the table “kerx”.
public let kCTFontTableKerx = 0x6B65_7278
/// The tag of the table “lcar”.
public let kCTFontTableLcar = 0x6C63_6172
/// The tag of the table “loca”.
public let kCTFontTableLoca = 0x6C6F_6361
/// The tag of the table “ltag”.
public let kCTFontTableLtag = 0x6C74_6167
/// The tag of the table “maxp”.
public let kCTFontTableMaxp = 0x6D61_7870
/// The tag of the table “meta”.
public let kCTFontTableMeta = 0x6D65_7461
/// The tag of the table “mort”.
public let kCTFontTableMort = 0x6D6F_7274
/// The tag of the table “morx”.
public let kCTFontTableMorx = 0x6D6F_7278
/// The tag of the table “name”.
public let kCTFontTableName = 0x6E61_6D65
/// The tag of the table “opbd”.
public let kCTFontTableOpbd = 0x6F70_6264
/// The tag of the table “post”.
public let kCTFontTablePost = 0x706F_7374
/// The tag of the table “prep”.
public let kCTFontTablePrep = 0x7072_6570
/// The tag of the table “prop”.
public let kCTFontTableProp = 0x7072_6F70
/// The tag of the table “sbit”.
public let kCTFontTableSbit = 0x7362_6974
/// The tag of the table “sbix”.
public let kCTFontTableSbix = 0x7362_6978
/// The tag of the table “trak”.
public let kCTFontTableTrak = 0x7472_616B
/// The tag of the table “vhea”.
public let kCTFontTableVhea = 0x7668_6561
/// The tag of the table “vmtx”.
public let kCTFontTableVmtx = 0x766D_7478
/// The tag of the table “xref”.
public let kCTFontTableXref = 0x7872_6566
