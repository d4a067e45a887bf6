import AppleNames

/// Reads a key: PKCS#1 for RSA, and 04 || X || Y, with K after it if the key is private, for a curve.
///
/// - Parameter error: receives `errSecParam` for data that is not such a key.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let values = KeychainQuery.values(of: attributes)
  let isPrivate: Bool
  switch values["kcls"].map({ "\($0)" }) {
  case "0": isPrivate = false
  case "1": isPrivate = true
  default:
    fail(error, errSecParam, "The class of the key is neither public nor private")
    return nil
  }
  let bytes = (keyData as Data)
  switch values["type"].map({ "\($0)" }) {
  case "42": if let key = RSAKey(bytes, isPrivate: isPrivate) { return SecKey(.rsa(key)) }
  case "73": if let key = ECKey(bytes, isPrivate: isPrivate) { return SecKey(.curve(key)) }
  default:
    fail(error, errSecParam, "The type of the key is neither RSA nor a curve")
    return nil
  }
  fail(error, errSecParam, "The data is not a key of this type and class")
  return nil
}

/// Makes a private key, and puts it in the keychain if `kSecAttrIsPermanent` is set. RSA keys have 1024 to 8192 bits.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let values = KeychainQuery.values(of: parameters)
  guard values["tkid"] == nil else {
    fail(error, errSecUnimplemented, "There is no secure processor")
    return nil
  }
  let size = values["bsiz"].flatMap { ($0 as? Int) ?? ($0 as? NSNumber)?.intValue ?? Int("\($0)") } ?? 0
  var key: SecKey?
  switch values["type"].map({ "\($0)" }) {
  case "42": key = RSAKey(bitCount: size).map { SecKey(.rsa($0)) }
  case "73": key = Curve(rawValue: size).map { SecKey(.curve(ECKey(randomOf: $0))) }
  default: break
  }
  guard let key else {
    fail(error, errSecParam, "There are no keys of this type and size")
    return nil
  }
  for (name, member) in [("private", key), ("public", key.publicKey)] {
    var own = (values[name] as? NSDictionary).map { KeychainQuery.values(of: $0) } ?? [:]
    for shared in ["perm", "atag", "labl", "agrp"] where own[shared] == nil && name == "private" {
      own[shared] = values[shared]
    }
    let isPermanent = own["perm"].map { ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue ?? false } ?? false
    guard isPermanent else { continue }
    own["perm"] = nil
    own["class"] = "keys"
    own["v_Ref"] = member
    let status = SecItemAdd(own as NSDictionary, nil)
    guard status == errSecSuccess else {
      fail(error, status, "The key cannot be put in the keychain")
      return nil
    }
  }
  return key
}

/// Makes a pair of keys; the former way.
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  var error: Unmanaged<CFError>?
  guard let key = SecKeyCreateRandomKey(parameters, &error) else {
    return OSStatus(error?.takeRetainedValue().code ?? Int(errSecParam))
  }
  publicKey?.pointee = key.publicKey
  privateKey?.pointee = key
  return errSecSuccess
}

/// Returns the public key of a pair.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// Returns a key as `SecKeyCreateWithData` reads it.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard let bytes = key.encoded else {
    fail(error, errSecParam, "The parts of the key do not fit together")
    return nil
  }
  return Data(bytes) as NSData
}

/// Returns the type, the class, the sizes, the label and the uses of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var values = key.attributes
  let isRSA = key.typeName == "42"
  values["v_Data"] = key.encoded.map { Data($0) }
  values["sign"] = key.isPrivate
  values["vrfy"] = !key.isPrivate
  values["decr"] = key.isPrivate && isRSA
  values["encr"] = !key.isPrivate && isRSA
  values["drve"] = key.isPrivate && !isRSA
  return values as NSDictionary
}

/// Returns the number of bytes of a block: of the modulus, or of a coordinate.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bitCount + 7) / 8 }
