/// The type of `kCCEncrypt` and `kCCDecrypt`.
public typealias CCOperation = UInt32
/// The type of numbers of ciphers.
public typealias CCAlgorithm = UInt32
/// The type of `kCCOptionPKCS7Padding` and `kCCOptionECBMode`, combined.
public typealias CCOptions = UInt32
/// The type of numbers of modes.
public typealias CCMode = UInt32
/// The type of `ccNoPadding` and `ccPKCS7Padding`.
public typealias CCPadding = UInt32
/// The type of `kCCModeOptionCTR_BE`.
public typealias CCModeOptions = UInt32

/// Encrypts.
public let kCCEncrypt: Int = 0
/// Decrypts.
public let kCCDecrypt: Int = 1

/// AES. The name speaks of its blocks: keys have 128, 192 or 256 bits.
public let kCCAlgorithmAES128: Int = 0
/// AES.
public let kCCAlgorithmAES: Int = 0
/// DES.
public let kCCAlgorithmDES: Int = 1
/// DES three times, with three keys.
public let kCCAlgorithm3DES: Int = 2
/// CAST-128.
public let kCCAlgorithmCAST: Int = 3
/// The stream cipher RC4.
public let kCCAlgorithmRC4: Int = 4
/// RC2.
public let kCCAlgorithmRC2: Int = 5
/// Blowfish.
public let kCCAlgorithmBlowfish: Int = 6

/// Fills the last block as PKCS #7 says, so that a message can have any length.
public let kCCOptionPKCS7Padding: Int = 1
/// Encrypts each block by itself; without it, each block depends on those before it.
public let kCCOptionECBMode: Int = 2

/// The number of bytes of a key of AES-128.
public let kCCKeySizeAES128: Int = 16
/// The number of bytes of a key of AES-192.
public let kCCKeySizeAES192: Int = 24
/// The number of bytes of a key of AES-256.
public let kCCKeySizeAES256: Int = 32
/// The number of bytes of a key of DES.
public let kCCKeySizeDES: Int = 8
/// The number of bytes of the three keys of triple DES.
public let kCCKeySize3DES: Int = 24
/// The least number of bytes of a key of CAST.
public let kCCKeySizeMinCAST: Int = 5
/// The greatest number of bytes of a key of CAST.
public let kCCKeySizeMaxCAST: Int = 16
/// The least number of bytes of a key of RC4.
public let kCCKeySizeMinRC4: Int = 1
/// The greatest number of bytes of a key of RC4.
public let kCCKeySizeMaxRC4: Int = 512
/// The least number of bytes of a key of RC2.
public let kCCKeySizeMinRC2: Int = 1
/// The greatest number of bytes of a key of RC2.
public let kCCKeySizeMaxRC2: Int = 128
/// The least number of bytes of a key of Blowfish.
public let kCCKeySizeMinBlowfish: Int = 8
/// The greatest number of bytes of a key of Blowfish.
public let kCCKeySizeMaxBlowfish: Int = 56

/// The number of bytes of a block of AES.
public let kCCBlockSizeAES128: Int = 16
/// The number of bytes of a block of DES.
public let kCCBlockSizeDES: Int = 8
/// The number of bytes of a block of triple DES.
public let kCCBlockSize3DES: Int = 8
/// The number of bytes of a block of CAST.
public let kCCBlockSizeCAST: Int = 8
/// The number of bytes of a block of RC2.
public let kCCBlockSizeRC2: Int = 8
/// The number of bytes of a block of Blowfish.
public let kCCBlockSizeBlowfish: Int = 8

/// The number of bytes that Apple's `CCCryptorCreateFromData` needs for AES.
public let kCCContextSizeAES128: Int = 404
/// The number of bytes that Apple's `CCCryptorCreateFromData` needs for DES.
public let kCCContextSizeDES: Int = 240
/// The number of bytes that Apple's `CCCryptorCreateFromData` needs for triple DES.
public let kCCContextSize3DES: Int = 496
/// The number of bytes that Apple's `CCCryptorCreateFromData` needs for CAST.
public let kCCContextSizeCAST: Int = 240
/// The number of bytes that Apple's `CCCryptorCreateFromData` needs for RC4.
public let kCCContextSizeRC4: Int = 1072

/// Electronic codebook: each block by itself.
public let kCCModeECB: Int = 1
/// Cipher block chaining.
public let kCCModeCBC: Int = 2
/// Cipher feedback, a block at a time.
public let kCCModeCFB: Int = 3
/// Counter.
public let kCCModeCTR: Int = 4
/// Output feedback.
public let kCCModeOFB: Int = 7
/// RC4, which is a stream cipher and has no other mode.
public let kCCModeRC4: Int = 9
/// Cipher feedback, a byte at a time.
public let kCCModeCFB8: Int = 10

/// Leaves the message as it is, which must be whole blocks.
public let ccNoPadding: Int = 0
/// Fills the last block as PKCS #7 says.
public let ccPKCS7Padding: Int = 1

/// Counts with the most significant byte first, as is always done.
public let kCCModeOptionCTR_BE: Int = 2
