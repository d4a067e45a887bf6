// `HTTPLimits` belongs to this module's requests.
@_exported import TransferTiming
