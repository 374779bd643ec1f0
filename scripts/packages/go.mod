module gala/packages

go 1.25.0

require (
	github.com/compose-spec/compose-go/v2 v2.10.0
	github.com/moby/buildkit v0.26.3
	github.com/moby/patternmatcher v0.6.0
	github.com/prometheus/client_model v0.6.2
	github.com/prometheus/common v0.67.4
	github.com/prometheus/prometheus v0.308.1
)
