import CNettle

/// The functions of nettle for one cipher and length of keys, under a common type.
struct NettleCipher {
  typealias KeyFunction = (UnsafeMutableRawPointer, UnsafePointer<UInt8>) -> Void

  let contextByteCount: Int
  let blockSize: Int
  let setEncryptionKey: KeyFunction
  let setDecryptionKey: KeyFunction
  let encrypt: BlockCipher.Function
  let decrypt: BlockCipher.Function

  /// Returns the functions of a cipher; nil if it has no keys of that length.
  static func find(_ algorithm: BlockCipher.Algorithm, keyByteCount count: Int) -> NettleCipher? {
    switch (algorithm, count) {
    case (.aes, 16): aes128
    case (.aes, 24): aes192
    case (.aes, 32): aes256
    case (.des, 8): des
    case (.tripleDES, 24): tripleDES
    case (.cast, 5...16): cast(keyByteCount: count)
    case (.rc2, 1...128): rc2(keyByteCount: count)
    case (.blowfish, 8...56): blowfish(keyByteCount: count)
    default: nil
    }
  }

  private init<Context>(
    _ type: Context.Type, blockSize: Int,
    encryptionKey: @escaping (UnsafeMutablePointer<Context>?, UnsafePointer<UInt8>?) -> Void,
    decryptionKey: @escaping (UnsafeMutablePointer<Context>?, UnsafePointer<UInt8>?) -> Void,
    encrypt: BlockCipher.Function, decrypt: BlockCipher.Function
  ) {
    contextByteCount = MemoryLayout<Context>.size
    self.blockSize = blockSize
    setEncryptionKey = { encryptionKey($0.bindMemory(to: type, capacity: 1), $1) }
    setDecryptionKey = { decryptionKey($0.bindMemory(to: type, capacity: 1), $1) }
    self.encrypt = encrypt
    self.decrypt = decrypt
  }

  // C functions are made of closures that capture nothing: hence the repetitions.

  private static var aes128: NettleCipher {
    NettleCipher(
      aes128_ctx.self, blockSize: 16, encryptionKey: nettle_aes128_set_encrypt_key,
      decryptionKey: nettle_aes128_set_decrypt_key,
      encrypt: { nettle_aes128_encrypt($0?.assumingMemoryBound(to: aes128_ctx.self), $1, $2, $3) },
      decrypt: { nettle_aes128_decrypt($0?.assumingMemoryBound(to: aes128_ctx.self), $1, $2, $3) })
  }

  private static var aes192: NettleCipher {
    NettleCipher(
      aes192_ctx.self, blockSize: 16, encryptionKey: nettle_aes192_set_encrypt_key,
      decryptionKey: nettle_aes192_set_decrypt_key,
      encrypt: { nettle_aes192_encrypt($0?.assumingMemoryBound(to: aes192_ctx.self), $1, $2, $3) },
      decrypt: { nettle_aes192_decrypt($0?.assumingMemoryBound(to: aes192_ctx.self), $1, $2, $3) })
  }

  private static var aes256: NettleCipher {
    NettleCipher(
      aes256_ctx.self, blockSize: 16, encryptionKey: nettle_aes256_set_encrypt_key,
      decryptionKey: nettle_aes256_set_decrypt_key,
      encrypt: { nettle_aes256_encrypt($0?.assumingMemoryBound(to: aes256_ctx.self), $1, $2, $3) },
      decrypt: { nettle_aes256_decrypt($0?.assumingMemoryBound(to: aes256_ctx.self), $1, $2, $3) })
  }

  // The functions that set keys of the following return whether a key is strong. Apple's take weak ones too.

  private static var des: NettleCipher {
    NettleCipher(
      des_ctx.self, blockSize: 8, encryptionKey: { _ = nettle_des_set_key($0, $1) },
      decryptionKey: { _ = nettle_des_set_key($0, $1) },
      encrypt: { nettle_des_encrypt($0?.assumingMemoryBound(to: des_ctx.self), $1, $2, $3) },
      decrypt: { nettle_des_decrypt($0?.assumingMemoryBound(to: des_ctx.self), $1, $2, $3) })
  }

  private static var tripleDES: NettleCipher {
    NettleCipher(
      des3_ctx.self, blockSize: 8, encryptionKey: { _ = nettle_des3_set_key($0, $1) },
      decryptionKey: { _ = nettle_des3_set_key($0, $1) },
      encrypt: { nettle_des3_encrypt($0?.assumingMemoryBound(to: des3_ctx.self), $1, $2, $3) },
      decrypt: { nettle_des3_decrypt($0?.assumingMemoryBound(to: des3_ctx.self), $1, $2, $3) })
  }

  private static func cast(keyByteCount count: Int) -> NettleCipher {
    NettleCipher(
      cast128_ctx.self, blockSize: 8, encryptionKey: { nettle_cast5_set_key($0, count, $1) },
      decryptionKey: { nettle_cast5_set_key($0, count, $1) },
      encrypt: { nettle_cast128_encrypt($0?.assumingMemoryBound(to: cast128_ctx.self), $1, $2, $3) },
      decrypt: { nettle_cast128_decrypt($0?.assumingMemoryBound(to: cast128_ctx.self), $1, $2, $3) })
  }

  private static func rc2(keyByteCount count: Int) -> NettleCipher {
    NettleCipher(
      arctwo_ctx.self, blockSize: 8, encryptionKey: { nettle_arctwo_set_key($0, count, $1) },
      decryptionKey: { nettle_arctwo_set_key($0, count, $1) },
      encrypt: { nettle_arctwo_encrypt($0.map(arctwo), $1, $2, $3) },
      decrypt: { nettle_arctwo_decrypt($0.map(arctwo), $1, $2, $3) })
  }

  private static func blowfish(keyByteCount count: Int) -> NettleCipher {
    NettleCipher(
      blowfish_ctx.self, blockSize: 8, encryptionKey: { _ = nettle_blowfish_set_key($0, count, $1) },
      decryptionKey: { _ = nettle_blowfish_set_key($0, count, $1) },
      encrypt: { nettle_blowfish_encrypt($0?.assumingMemoryBound(to: blowfish_ctx.self), $1, $2, $3) },
      decrypt: { nettle_blowfish_decrypt($0?.assumingMemoryBound(to: blowfish_ctx.self), $1, $2, $3) })
  }
}

/// nettle only reads the context of RC2, though its functions do not say so.
private func arctwo(_ context: UnsafeRawPointer) -> UnsafeMutablePointer<arctwo_ctx> {
  UnsafeMutableRawPointer(mutating: context).assumingMemoryBound(to: arctwo_ctx.self)
}
