import AppleNames
import CoreText

/// Returns the number of the type of certificates.
public func SecCertificateGetTypeID() -> CFTypeID { typeID(SecCertificate.self) }

/// Reads a certificate as DER; nil for anything else, and for more than 64 KiB or 256 extensions.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data as Data)
}

/// Returns the certificate as DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.encoded as NSData }

/// Returns a name for people: the common name, or else the unit, the organization, an address or a host.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.summary.map { NSString(string: $0) }
}

/// Passes the subject's common name, the last one if there are several.
///
/// - Returns: the status that the header does not name, -26276, if there is none.
@discardableResult public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  guard let name = certificate.subjectTexts(DistinguishedName.AttributeType.commonName).last else { return -26276 }
  commonName.pointee = NSString(string: name)
  return errSecSuccess
}

/// Passes the subject's addresses for e-mail, which may be none.
@discardableResult public func SecCertificateCopyEmailAddresses(
  _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  emailAddresses.pointee = certificate.emailAddresses
  return errSecSuccess
}

/// Returns the issuer's name as DER, with its printable strings in capital letters; nil if it cannot be read.
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
  DistinguishedName(certificate.issuer).map { Data($0.normalized) as NSData }
}

/// Returns the subject's name as DER, with its printable strings in capital letters; nil if it cannot be read.
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
  DistinguishedName(certificate.subject).map { Data($0.normalized) as NSData }
}

/// Returns the subject's key; nil if it is neither RSA nor of the curves P-256, P-384 and P-521.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// Returns the subject's key; the former name of `SecCertificateCopyKey(_:)`.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// Returns the bytes of the serial number, the most significant first.
///
/// - Parameter error: receives nothing, as every certificate has a number.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { certificate.serialNumber as NSData }

/// Returns the bytes of the serial number; the former name of `SecCertificateCopySerialNumberData(_:_:)`.
public func SecCertificateCopySerialNumber(_ certificate: SecCertificate) -> CFData? {
  certificate.serialNumber as NSData
}
