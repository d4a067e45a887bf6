import AppleNames

/// Asks the server that the certificate names. No server is asked here.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Reads lists of revoked certificates. None is read here.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Prefers lists to servers.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Fails without an answer.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Uses only answers that are known already.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Asks servers or reads lists.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod
